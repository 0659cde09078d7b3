import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { type Actor, appendAudit, inLetters } from '../../audit'
import { evidenceSeal, visitLeaf } from '../evidence-tables'
import { byBytes, leafOf } from './leaf-of'
import { rootOf } from './merkle-tree'
import { SEALED_KINDS, type SealedKind } from './sealed-kinds'
import { hoursWithRows, rowsOfHour } from './sealed-rows'

const BY: Actor = { who: 'job:evidence', ip: null }

/** One entry in the audit log covers this many. */
const AT_ONCE = 24

/** Reports of a view are accepted for twelve hours; one more for whatever is still waiting in a process. */
const WAIT = sql.raw(`interval '13 hours'`)

/** An hour that was sealed. */
export interface Seal {
  kind: SealedKind
  /** When it began, as `2026-11-28T08:00:00.000Z`. */
  hour: string
  rows: number
  /** In hex. */
  root: string
}

/**
 * Seals every hour to which nothing more can be added, for every kind of row, and records it in the audit log. Safe to
 * repeat, and in several processes at once: the first one seals an hour. Returns how many were sealed.
 */
export async function sealHours(ctx: Pick<Context, 'config' | 'db'>): Promise<number> {
  const { rows } = await ctx.db.orm.execute<{ until: string }>(
    sql`SELECT to_char(date_trunc('hour', (now() - ${WAIT}) AT TIME ZONE 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS until`,
  )
  const until = new Date(rows[0]?.until ?? '')
  let sealed = 0
  for (const kind of SEALED_KINDS) sealed += await sealKind(ctx, kind, until)
  return sealed
}

async function sealKind(ctx: Pick<Context, 'config' | 'db'>, kind: SealedKind, until: Date): Promise<number> {
  const [last] = await ctx.db.orm
    .select({ hour: evidenceSeal.hour })
    .from(evidenceSeal)
    .where(eq(evidenceSeal.kind, kind))
    .orderBy(desc(evidenceSeal.hour))
    .limit(1)
  const from = last && new Date(last.hour.getTime() + 3_600_000)
  if (from && from >= until) return 0
  const hours = await hoursWithRows(ctx.db.orm, kind, { from, until })
  // The last hour is sealed even without rows: anything earlier that has no seal was inserted later.
  const end = new Date(until.getTime() - 3_600_000)
  if (hours.at(-1)?.getTime() !== end.getTime()) hours.push(end)
  let sealed = 0
  for (let at = 0; at < hours.length; at += AT_ONCE) {
    const seals = await ctx.db.orm.transaction(async (tx) => {
      const made: Seal[] = []
      for (const hour of hours.slice(at, at + AT_ONCE)) {
        const seal = await sealHour(tx, kind, hour)
        if (seal) made.push(seal)
      }
      if (made.length > 0) await appendAudit(ctx, tx, BY, actOf(kind, made))
      return made
    })
    sealed += seals.length
  }
  return sealed
}

/** Undefined: another process has sealed it. */
async function sealHour(tx: Transaction, kind: SealedKind, hour: Date): Promise<Seal | undefined> {
  const leaves = (await rowsOfHour(tx, kind, hour)).map(leafOf).sort(byBytes)
  const root = rootOf(leaves)
  const list = Buffer.concat(leaves)
  const row = { kind, hour, rows: leaves.length, root, leaves: kind === 'visit' ? null : list }
  const inserted = await tx
    .insert(evidenceSeal)
    .values(row)
    .onConflictDoNothing()
    .returning({ seal_id: evidenceSeal.seal_id })
  if (inserted.length === 0) return undefined
  if (kind === 'visit') await tx.insert(visitLeaf).values({ hour, leaves: list }).onConflictDoNothing()
  return { kind, hour: hour.toISOString(), rows: leaves.length, root }
}

/** What the audit log records about seals. */
function actOf(kind: SealedKind, seals: readonly Seal[]) {
  return {
    action: 'evidence.seal',
    subject: `evidence:${kind}`,
    after: { seals: seals.map(({ hour, rows, root }) => [hour, rows, inLetters(root)]) },
  } as const
}
