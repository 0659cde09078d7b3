import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { studioOperations } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../src/context'
import { firstPartQuery, WALK_INDEXES } from '../../src/modules/leads/inbox/inbox-store'
import { readFilter } from '../../src/modules/leads/inbox/read-filter'
import { registerLeadInbox } from '../../src/modules/leads/inbox/routes'
import { measureShapes, openStage, type Stage, type StageOptions } from '../console-stage'
import { seedLeads } from './seed'
import { type LeadShape, shapesOf } from './shapes'

interface Wanted extends StageOptions {
  leads: number
  rounds: number
  explain: boolean
  report: (line: string) => void
}

/** Measures what members wait for, over HTTP, as in production. */
export async function measureLeadInbox({ leads, rounds, explain, report, ...options }: Wanted) {
  await using stage = await openStage(options, registerLeadInbox)
  const { ctx, memberIds } = stage
  const began = performance.now()
  await stage.asOwner((owner) => seedLeads(owner, ctx.config, { leads, members: memberIds }))
  report(`${leads} leads stored in ${Math.round((performance.now() - began) / 1000)} s`)
  report(await sizesOf(ctx))
  const shapes = shapesOf(leads, memberIds)
  const calls = await measureShapes(stage, { path: studioOperations.leadList.path, shapes, rounds })
  if (explain) for (const shape of shapes) report(await explained(stage, shape))
  const exports = []
  for (const format of ['csv', 'xlsx']) exports.push(await measureExport(stage, format))
  return { calls, exports }
}

async function sizesOf({ db }: Context): Promise<string> {
  const { rows } = await db.pool.query(`
    SELECT pg_size_pretty(pg_table_size('lead')) AS leads, pg_size_pretty(pg_indexes_size('lead')) AS indexes`)
  return `They take ${rows[0].leads}, their indexes ${rows[0].indexes}`
}

/** Downloads the most leads that a file may have, and watches the memory of this process, which is also the client. */
async function measureExport({ app, member, ctx }: Stage, format: string) {
  const { rows } = await ctx.db.pool.query(
    'SELECT created_at FROM lead ORDER BY created_at DESC OFFSET 95000 LIMIT 1',
  )
  const from = rows[0]?.created_at.toISOString().slice(0, 10)
  const payload = JSON.stringify({ filter: { from }, format, reason: 'bench' })
  const { port } = app.server.address() as AddressInfo
  const { path } = studioOperations.leadExport
  const headers = { ...member.headers, 'content-type': 'application/json' }
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const began = performance.now()
  let bytes = 0
  let most = before
  await new Promise<void>((resolve, reject) => {
    const call = request({ port, path, method: 'POST', headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`The export was answered with ${reply.statusCode}.`))
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        most = Math.max(most, process.memoryUsage().rss)
      })
      reply.on('end', resolve)
      reply.on('error', reject)
    })
    call.on('error', reject)
    call.end(payload)
  })
  const found = await ctx.db.pool.query(
    "SELECT after->>'rows' AS rows FROM audit_log ORDER BY seq DESC LIMIT 1",
  )
  return {
    export: format,
    leads: Number(found.rows[0].rows),
    'size (MB)': Number((bytes / 1e6).toFixed(1)),
    seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    'more memory at most (MB)': Math.round((most - before) / 1e6),
  }
}

async function explained(
  { ctx: { config, db }, member }: Stage,
  { call, filter }: LeadShape,
): Promise<string> {
  const wanted = readFilter(config, filter(1), member)
  const query = sql`EXPLAIN (ANALYZE, BUFFERS) ${firstPartQuery(wanted, { limit: 21, most: 10_001 })}`
  const run = async (orm: { execute(query: SQL): Promise<{ rows: Record<string, unknown>[] }> }) =>
    (await orm.execute(query)).rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n')
  const plan = await db.orm.transaction(async (tx) => {
    if (!wanted.isNeedle) await tx.execute(WALK_INDEXES)
    return run(tx)
  })
  return `${call}: ${JSON.stringify(filter(1))}\n${plan}\n`
}
