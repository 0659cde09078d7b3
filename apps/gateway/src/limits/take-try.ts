import { sql } from 'drizzle-orm'
import type { Database, Orm, Transaction } from '../db/database'
import { sweepCounts } from './count-calls'

/** How many tries there are, and for how long there are none once the last one is taken. */
export interface Tries {
  most: number
  /** An hour at most. */
  seconds: number
}

/**
 * Takes one of somebody's tries at something, for all processes together and before it is looked at: however many come
 * at once, `most` get one. They are available again when `seconds` have passed since the first, or since the last one
 * if all were taken. Returns which one it was; undefined: there is none left.
 */
export async function takeTry(
  db: Orm | Transaction,
  key: string,
  { most, seconds }: Tries,
): Promise<number | undefined> {
  const isOver = sql`stored.window_start <= now() - make_interval(secs => ${seconds})`
  const isLast = sql`stored.count + 1 >= ${most}`
  const { rows } = await db.execute<{ count: number }>(sql`
    INSERT INTO call_count AS stored (key, count) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE stored.count + 1 END,
      window_start = CASE WHEN ${isOver} OR ${isLast} THEN now() ELSE stored.window_start END
    WHERE ${isOver} OR stored.count < ${most}
    RETURNING count`)
  const [row] = rows
  if (row?.count === 1) await sweepCounts(db)
  return row?.count
}

/** Midnight in China, when this day ends. */
const endOfDay = sql`((now() AT TIME ZONE 'Asia/Shanghai')::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'`

/**
 * Takes one of somebody's tries for a day in China, for all processes together. Returns which one it was; undefined:
 * there is none left. What a transaction takes and rolls back was not taken. Everything that counts for a key must go
 * through here.
 */
export async function takeTryToday(
  db: Orm | Transaction,
  key: string,
  most: number,
): Promise<number | undefined> {
  // The row holds when its day ends, not when it began: old counts are deleted according to it, and this one must stay
  // till then.
  const isOver = sql`stored.window_start <= now()`
  const { rows } = await db.execute<{ count: number }>(sql`
    INSERT INTO call_count AS stored (key, window_start, count) VALUES (${key}, ${endOfDay}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE stored.count + 1 END,
      window_start = CASE WHEN ${isOver} THEN ${endOfDay} ELSE stored.window_start END
    WHERE ${isOver} OR stored.count < ${most}
    RETURNING count`)
  const [row] = rows
  if (row?.count === 1) await sweepCounts(db)
  return row?.count
}

/** Those of the keys that have no try left. */
export async function findSpent(
  { pool }: Pick<Database, 'pool'>,
  keys: readonly string[],
  { most, seconds }: Tries,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM call_count
     WHERE key = ANY($1) AND count >= $2 AND window_start > now() - make_interval(secs => $3)`,
    [keys, most, seconds],
  )
  return new Set(rows.map(({ key }) => key))
}
