import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeOnce } from '../../config/write-once'
import type { Context } from '../../context'
import { readHead } from './read-chain'

const keptHead = z.object({ day: z.string(), seq: z.int().nonnegative(), hash: z.string() })

export type KeptHead = z.infer<typeof keptHead>

/**
 * Writes down where the log ends today, in a file and in the process's own log: who rewrites the whole chain, for which
 * rights on the database are enough, would have to change those too. The first of a day stays. Safe to repeat.
 */
export async function keepAuditHead({
  config,
  db,
  log,
}: Pick<Context, 'config' | 'db' | 'log'>): Promise<void> {
  const [day, { seq, hash }] = await Promise.all([today(db), readHead(db)])
  const folder = headsFolder(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  writeOnce(join(folder, `${day}.json`), `${JSON.stringify({ day, seq, hash })}\n`)
  log.info({ audit_day: day, audit_seq: seq, audit_hash: hash }, 'Where the audit log ends today')
}

/** The date in China, by the database's clock. */
async function today({ pool }: Context['db']): Promise<string> {
  const { rows } = await pool.query<{ day: string }>(
    "SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date::text AS day",
  )
  return rows[0]?.day ?? ''
}

/** The kept heads by day, and the names of files that cannot be read. */
export async function readAuditHeads(
  config: Pick<Context['config'], 'dataDir'>,
): Promise<{ heads: KeptHead[]; unreadable: string[] }> {
  const folder = headsFolder(config)
  const names = await readdir(folder).catch(() => [])
  const heads: KeptHead[] = []
  const unreadable: string[] = []
  for (const name of names.filter((name) => name.endsWith('.json')).sort()) {
    const parsed = keptHead.safeParse(await readJson(join(folder, name)))
    if (parsed.success) heads.push(parsed.data)
    else unreadable.push(name)
  }
  return { heads, unreadable }
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

function headsFolder({ dataDir }: Pick<Context['config'], 'dataDir'>): string {
  return join(dataDir, 'audit-heads')
}
