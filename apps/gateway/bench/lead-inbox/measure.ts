import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { studioOperations } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { pino } from 'pino'
import { type Config, loadConfig } from '../../src/config/config'
import type { Context } from '../../src/context'
import { type Database, openDatabase } from '../../src/db/database'
import { openEmbeddedDatabase } from '../../src/db/embedded/open-embedded-database'
import { openProcessDatabase } from '../../src/db/open-process-database'
import { createServer } from '../../src/http/create-server'
import { databaseQueue } from '../../src/jobs/job-queue'
import { jobNames } from '../../src/modules'
import { createCompanyReader } from '../../src/modules/company/company-reader'
import { firstPartQuery, WALK_INDEXES } from '../../src/modules/leads/inbox/inbox-store'
import { readFilter } from '../../src/modules/leads/inbox/read-filter'
import { registerLeadInbox } from '../../src/modules/leads/inbox/routes'
import { memberFinder } from '../../src/modules/members/find-member'
import { fakeSite } from '../../src/modules/testing/fake-site'
import { type SignedInMember, signInMember } from '../../src/modules/testing/sign-in-member'
import { seedLeads } from './seed'
import { type Shape, shapesOf } from './shapes'

const MEMBERS = 20

interface Wanted {
  /** Where the embedded database and the keys live. */
  dataDir: string
  databaseUrl: string | undefined
  leads: number
  rounds: number
  explain: boolean
  report: (line: string) => void
}

interface Bench {
  ctx: Context
  app: FastifyInstance
  member: SignedInMember
}

/** Measures what members wait for, over HTTP, as production answers it. */
export async function measureLeadInbox({ dataDir, databaseUrl, leads, rounds, explain, report }: Wanted) {
  await using server = await ownDatabase(databaseUrl)
  const env = { DATA_DIR: dataDir, APP_ENV: 'test', ...(server.url ? { DATABASE_URL: server.url } : {}) }
  const config = loadConfig(env)
  const db = await openProcessDatabase(config, () => {})
  const company = createCompanyReader({ config, db })
  const ctx: Context = {
    config,
    company,
    db,
    jobs: databaseQueue,
    site: fakeSite(),
    log: pino({ level: 'warn' }),
  }
  const app = await createServer(ctx)
  try {
    await db.prepare(jobNames)
    const members: SignedInMember[] = []
    for (let n = 0; n < MEMBERS; n += 1) members.push(await signInMember({ ctx }, { roles: ['operator'] }))
    const ids = members.map(({ member_id }) => member_id)
    const began = performance.now()
    await asOwner(config, (owner) => seedLeads(owner, config, { leads, members: ids }))
    report(`${leads} leads stored in ${Math.round((performance.now() - began) / 1000)} s`)
    report(await sizesOf(ctx))
    app.findMember = memberFinder(ctx)
    registerLeadInbox(app, ctx)
    app.checksResponses = false
    await app.listen({ port: 0, host: '127.0.0.1' })
    const bench: Bench = { ctx, app, member: members[0] as SignedInMember }
    const shapes = shapesOf(leads, ids)
    const calls = await measureShapes(bench, shapes, rounds)
    if (explain) for (const shape of shapes) report(await explained(bench, shape))
    const exports = []
    for (const format of ['csv', 'xlsx']) exports.push(await measureExport(bench, format))
    return { calls, exports }
  } finally {
    await app.close()
    await db.close()
  }
}

async function sizesOf({ db }: Context): Promise<string> {
  const { rows } = await db.pool.query(`
    SELECT pg_size_pretty(pg_table_size('lead')) AS leads, pg_size_pretty(pg_indexes_size('lead')) AS indexes`)
  return `They take ${rows[0].leads}, their indexes ${rows[0].indexes}`
}

/** One after another in each round, so that a noisy minute of the machine meets all of them. */
async function measureShapes(bench: Bench, shapes: readonly Shape[], rounds: number) {
  const times = shapes.map((): number[] => [])
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const [index, shape] of shapes.entries()) {
      const milliseconds = await timeOf(bench, shape, round)
      // The first finds everything cold, and a gateway is not restarted for each call.
      if (round > 0) times[index]?.push(milliseconds)
    }
  }
  return shapes.map(({ call }, index) => {
    const sorted = (times[index] ?? []).toSorted((a, b) => a - b)
    const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
    return { call, 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95), 'slowest (ms)': at(1) }
  })
}

async function timeOf(bench: Bench, { filter, parts = 0 }: Shape, round: number): Promise<number> {
  const query = new URLSearchParams(
    Object.entries(filter(round)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  for (let part = 0; part < parts; part += 1) {
    const { next } = (await list(bench, query)).response
    if (next === null) break
    query.set('after', next)
  }
  const began = performance.now()
  const { code } = await list(bench, query)
  if (code !== 1) throw new Error(`${query} was answered with ${code}.`)
  return performance.now() - began
}

async function list({ app, member }: Bench, query: URLSearchParams) {
  const { port } = app.server.address() as AddressInfo
  const { path } = studioOperations.leadList
  const reply = await fetch(`http://127.0.0.1:${port}${path}?${query}`, { headers: member.headers })
  return (await reply.json()) as { code: number; response: { next: string | null } }
}

/** Downloads the most leads that a file may have, and watches the memory of this process, which also downloads. */
async function measureExport({ app, member, ctx }: Bench, format: string) {
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

async function explained({ ctx: { config, db }, member }: Bench, { call, filter }: Shape): Promise<string> {
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

/** Rows are added past triggers and indexes, which the role of the service may not switch off. */
async function asOwner(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (owner: Database) => Promise<void>,
): Promise<void> {
  const embedded =
    databaseUrl === undefined ? await openEmbeddedDatabase({ dataDir, report: () => {} }) : undefined
  const owner = openDatabase({ url: databaseUrl ?? embedded?.url ?? '', max: 1 })
  await work(owner)
  await owner.close()
  await embedded?.leave()
}

/** A database on a server that is there, dropped in the end. Without a server: none. */
async function ownDatabase(url: string | undefined): Promise<{ url: string | undefined } & AsyncDisposable> {
  if (url === undefined) return { url, async [Symbol.asyncDispose]() {} }
  const name = `yingzao_bench_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await admin(`CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, [Symbol.asyncDispose]: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) }
}
