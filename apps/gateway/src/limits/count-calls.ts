import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../db/database'
import { callCount } from './limit-tables'

/** How many old counts each new one deletes, so that the table stays as small as an hour's visitors. */
const SWEPT_AT_ONCE = 10

/**
 * Counts something for all processes together, and returns how often it happened since its window began, including this
 * time. A window begins with the first and ends after `seconds`, an hour at most. What a transaction counts and rolls
 * back was not counted.
 */
export async function countCall(db: Orm | Transaction, key: string, seconds: number): Promise<number> {
  const isOver = sql`stored.window_start <= now() - make_interval(secs => ${seconds})`
  const { rows } = await db.execute<{ count: number }>(sql`
    INSERT INTO call_count AS stored (key, count) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE stored.count + 1 END,
      window_start = CASE WHEN ${isOver} THEN now() ELSE stored.window_start END
    RETURNING count`)
  const count = rows[0]?.count ?? 1
  if (count === 1) await sweepCounts(db)
  return count
}

/** What `countCall` would return if this were the last time. 0: never in the window. */
export async function readCount(db: Orm | Transaction, key: string, seconds: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count FROM call_count
    WHERE key = ${key} AND window_start > now() - make_interval(secs => ${seconds})`)
  return rows[0]?.count ?? 0
}

/** Resets a count. */
export async function forgetCalls(db: Orm | Transaction, key: string): Promise<void> {
  await db.delete(callCount).where(eq(callCount.key, key))
}

/** Resets the counts of all keys with this beginning. */
export async function forgetCallsFrom(db: Orm | Transaction, start: string): Promise<void> {
  await db.delete(callCount).where(sql`starts_with(${callCount.key}, ${start})`)
}

/** Undoes one `countCall`, in the same transaction. */
export async function uncountCall(tx: Transaction, key: string): Promise<void> {
  const { rowCount } = await tx.delete(callCount).where(and(eq(callCount.key, key), eq(callCount.count, 1)))
  if (rowCount === 1) return
  await tx
    .update(callCount)
    .set({ count: sql`${callCount.count} - 1` })
    .where(eq(callCount.key, key))
}

/** Deletes some old counts, so that the table stays as small as an hour’s visitors. */
export async function sweepCounts(db: Orm | Transaction): Promise<void> {
  await db.execute(sql`
    DELETE FROM call_count WHERE key IN (
      SELECT key FROM call_count WHERE window_start < now() - interval '1 hour'
      ORDER BY window_start LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)`)
}
