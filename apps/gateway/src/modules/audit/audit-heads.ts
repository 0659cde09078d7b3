import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { writeOnce } from '../../config/write-once'
import type { Context } from '../../context'
import { keepOnce } from '../../files/keep-once'
import { openFiles } from '../../files/open-files'
import { readHead } from './read-chain'

/** Below the data folder, and in the bucket. */
const PLACE = 'audit-heads'

const keptHead = z.object({ day: z.string(), seq: z.int().nonnegative(), hash: z.string() })

export type KeptHead = z.infer<typeof keptHead>

/**
 * Records where the log ends today, in a file, in the bucket where one is configured, and in the process's own log:
 * whoever rewrites the whole chain, for which rights on the database are enough, would have to change those too. The
 * first of a day stays. Safe to repeat.
 */
export async function keepAuditHead({
  config,
  db,
  log,
}: Pick<Context, 'config' | 'db' | 'log'>): Promise<void> {
  const [day, { seq, hash }] = await Promise.all([today(db), readHead(db)])
  const folder = headsFolder(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const text = writeOnce(join(folder, `${day}.json`), `${JSON.stringify({ day, seq, hash })}\n`)
  log.info({ audit_day: day, audit_seq: seq, audit_hash: hash }, 'Where the audit log ends today')
  const { bucket } = openFiles(config)
  const kept = bucket && (await keepOnce(bucket, `${PLACE}/${day}.json`, Buffer.from(text)))
  if (kept && kept.toString() !== text)
    log.warn({ audit_day: day }, 'The bucket has another end of the audit log for today, which stays')
}

/** The date in China, by the database's clock. */
async function today({ pool }: Context['db']): Promise<string> {
  const { rows } = await pool.query<{ day: string }>(
    "SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date::text AS day",
  )
  return rows[0]?.day ?? ''
}

/** The heads that were kept, here and in the bucket, by day, and the names of files that cannot be read. */
export async function readAuditHeads(
  config: Pick<Context['config'], 'dataDir' | 'fileStore'>,
): Promise<{ heads: KeptHead[]; unreadable: string[] }> {
  const found = new Map<string, KeptHead>()
  const unreadable: string[] = []
  for await (const { name, text } of keptTexts(config)) {
    const parsed = keptHead.safeParse(readJson(text))
    if (parsed.success) found.set(JSON.stringify(parsed.data), parsed.data)
    else unreadable.push(name)
  }
  return { heads: [...found.values()].sort((one, other) => (one.day < other.day ? -1 : 1)), unreadable }
}

/** What is written in each place: whoever changed one of them has not changed the other. */
async function* keptTexts(
  config: Pick<Context['config'], 'dataDir' | 'fileStore'>,
): AsyncGenerator<{ name: string; text: string | undefined }> {
  const folder = headsFolder(config)
  for (const name of (await readdir(folder).catch(() => [])).filter(isHead).sort())
    yield { name, text: await readFile(join(folder, name), 'utf8').catch(() => undefined) }
  const store = openFiles(config)
  if (!store.bucket) return
  for await (const { name } of store.list(`${PLACE}/`))
    if (isHead(name))
      yield { name: `${store.bucket.host}/${name}`, text: (await store.bucket.get(name))?.toString() }
}

const isHead = (name: string): boolean => name.endsWith('.json')

/** The day of the newest kept head, in China, as `2026-11-29`. Undefined: there is none. */
export async function newestHeadDay(
  config: Pick<Context['config'], 'dataDir' | 'fileStore'>,
): Promise<string | undefined> {
  const names: string[] = await readdir(headsFolder(config)).catch(() => [])
  const store = openFiles(config)
  if (store.bucket) for await (const { name } of store.list(`${PLACE}/`)) names.push(basename(name))
  return names.filter(isHead).sort().at(-1)?.replace('.json', '')
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function headsFolder({ dataDir }: Pick<Context['config'], 'dataDir'>): string {
  return join(dataDir, PLACE)
}
