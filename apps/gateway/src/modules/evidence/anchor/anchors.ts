import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Context } from '../../../context'
import { writeWholeFile } from '../../../files/write-whole-file'
import { readStamp, type Stamp, SupplierError, type TimeStampPort } from '../../../integrations'
import { readHead } from '../../audit'
import { SEALED_KINDS } from '../seal/sealed-kinds'
import { toldSeals } from '../verify/check-seals'
import { anchorFolder, bringAnchors, keepFirst, keepStamp } from './anchor-files'

const anchorForm = z.object({
  /** In China. */
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  /** Where the audit log ended. */
  audit: z.object({ seq: z.int().nonnegative(), hash: z.string() }),
  /** SHA-256 of the previous anchor, in hex; empty: there is none. */
  previous: z.string(),
  /** Everything that was sealed since then. */
  seals: z.array(
    z.object({ kind: z.enum(SEALED_KINDS), hour: z.string(), rows: z.int().nonnegative(), root: z.string() }),
  ),
})

type AnchorText = z.infer<typeof anchorForm>

/** What was written down outside of the database on a day. */
export interface Anchor extends AnchorText {
  /** The bytes that were stamped. */
  bytes: Buffer
  sha256: string
  /** The token for them, DER. Undefined: they have not been stamped. */
  token: Buffer | undefined
}

/**
 * Records what was sealed since the last time, in a file beside the database and in the bucket where one is set, and
 * has it stamped externally. The first of a day stays; if it could not be stamped, a repeat stamps it. Safe to repeat.
 * Returns the anchor, and why it has no stamp.
 */
export async function keepAnchor(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  timeStamp: TimeStampPort,
): Promise<{ anchor: Anchor; unstamped: string | undefined }> {
  const folder = anchorFolder(ctx.config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const day = await today(ctx.db)
  const { anchors } = await readAnchors(ctx.config)
  const earlier = anchors.filter((one) => one.day < day)
  const known = new Set(earlier.flatMap(({ seals }) => seals.map(({ kind, hour }) => `${kind} ${hour}`)))
  const { seq, hash } = await readHead(ctx.db)
  const fresh: AnchorText = {
    day,
    audit: { seq, hash },
    previous: earlier.at(-1)?.sha256 ?? '',
    seals: [...(await toldSeals(ctx))].filter(([name]) => !known.has(name)).map(([, seal]) => seal),
  }
  const text = await keepFirst(ctx.config, `${day}.json`, `${JSON.stringify(fresh)}\n`)
  const anchor = anchors.find((one) => one.day === day) ?? anchorOf(Buffer.from(text), undefined)
  if (anchor.token) {
    await keepStamp(ctx.config, `${day}.tst`, anchor.token)
    return { anchor, unstamped: undefined }
  }
  try {
    const token = await timeStamp.stamp(Buffer.from(anchor.sha256, 'hex'))
    await writeWholeFile(join(folder, `${day}.tst`), [token])
    await keepStamp(ctx.config, `${day}.tst`, token)
    ctx.log.info(
      { day, sha256: anchor.sha256, adapter: timeStamp.adapter },
      'The evidence of a day was anchored',
    )
    return { anchor: { ...anchor, token }, unstamped: undefined }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.log.warn({ day, err: error }, 'The evidence of a day was written down, and nobody has stamped it')
    return { anchor, unstamped: error.message }
  }
}

/** The anchors by day, and the names of files that cannot be read. */
export async function readAnchors(
  config: Pick<Context['config'], 'dataDir' | 'fileStore'>,
): Promise<{ anchors: Anchor[]; unreadable: string[] }> {
  await bringAnchors(config)
  const folder = anchorFolder(config)
  const names = await readdir(folder).catch(() => [])
  const anchors: Anchor[] = []
  const unreadable: string[] = []
  for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
    const token = await readFile(join(folder, name.replace(/json$/, 'tst'))).catch(() => undefined)
    try {
      anchors.push(anchorOf(await readFile(join(folder, name)), token))
    } catch {
      unreadable.push(name)
    }
  }
  return { anchors, unreadable }
}

/** Parses an anchor from its bytes. Throws if they are not one. */
export function anchorOf(bytes: Buffer, token: Buffer | undefined): Anchor {
  const text = anchorForm.parse(JSON.parse(bytes.toString()))
  return { ...text, bytes, sha256: createHash('sha256').update(bytes).digest('hex'), token }
}

/**
 * What an anchor's token proves. Undefined: it has none. Rejects if the token is for other bytes, or is not a token.
 */
export async function stampOf({
  sha256,
  token,
}: Pick<Anchor, 'sha256' | 'token'>): Promise<Stamp | undefined> {
  if (!token) return undefined
  const stamp = await readStamp(token)
  if (stamp.sha256.toString('hex') !== sha256) throw new Error('The token is of other bytes.')
  return stamp
}

/** The date in China, by the database's clock. */
async function today({ pool }: Context['db']): Promise<string> {
  const { rows } = await pool.query<{ day: string }>(
    "SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date::text AS day",
  )
  return rows[0]?.day ?? ''
}
