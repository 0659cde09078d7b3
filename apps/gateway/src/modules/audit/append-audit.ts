import { sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Transaction } from '../../db/database'
import { maskPhones } from './mask-phones'
import { makeSeal } from './seal'

/** Who did something: a member, whoever runs a command, a job, the start of a process; or somebody unknown. */
type Who = `member:${number}` | `cli:${string}` | `job:${string}` | `start:${string}` | 'anonymous'

/** Who did something, and from where. */
export interface Actor {
  who: Who
  /** Null: not over the network. */
  ip: string | null
}

/** What was done. Names and numbers only: more members may read the log than may see phones. */
export interface Act {
  /** For example `lead.reveal`. */
  action: `${string}.${string}`
  /** For example `lead:42`. */
  subject: string
  /** What changed, as it was and as it is; absent where there is nothing to compare. */
  before?: unknown
  after?: unknown
}

/**
 * Adds acts to the log, where they appear if and only if the caller's transaction commits. Must be called last, and
 * once for all of them: from here on everybody else who has something to add waits for the end of the transaction.
 * Phones that somebody typed into a text are masked, however they are written. Each row gets a seal that needs a key
 * which the database does not have.
 */
export async function appendAudit(
  { config }: { config: Pick<Config, 'auditKeys'> },
  tx: Transaction,
  { who, ip }: Actor,
  ...acts: Act[]
): Promise<void> {
  if (acts.length === 0) return
  const rows = acts.map(
    ({ action, subject, before, after }) =>
      sql`(${who}, ${action}, ${maskPhones(subject)}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${ip}::inet)`,
  )
  const { rows: added } = await tx.execute<{ hash: string; sealed_from: string }>(sql`
    INSERT INTO audit_log (who, action, subject, before, after, ip) VALUES ${sql.join(rows, sql`, `)}
    RETURNING hash, (SELECT sealed_from FROM audit_head)`)
  const seals = added.map(({ hash, sealed_from }) => {
    const { key_id, seal } = makeSeal(config.auditKeys, { hash, sealed_from: Number(sealed_from) })
    return sql`(${hash}, ${key_id}, ${seal})`
  })
  await tx.execute(sql`INSERT INTO audit_seal (hash, key_id, seal) VALUES ${sql.join(seals, sql`, `)}`)
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value, (_key, part) => maskedPart(part))
}

function maskedPart(part: unknown): unknown {
  if (typeof part !== 'string' && typeof part !== 'number') return part
  const text = maskPhones(String(part))
  // What is not a phone stays unchanged, in particular a number.
  return text === String(part) ? part : text
}
