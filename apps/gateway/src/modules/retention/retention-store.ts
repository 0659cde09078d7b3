import { getTableName, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { RetentionRule } from '../define-module'

/** What was deleted from a table, and what holds kept of what had expired. */
export interface Deleted {
  rows: number
  oldest: Date | null
  newest: Date | null
  held_rows: number
  hold_ids: number[]
}

/** A row returned by the functions of the migration. */
interface Told extends Record<string, unknown> {
  rows: number
  oldest: string | null
  newest: string | null
  held_rows: number
  hold_ids: number[]
}

/**
 * Deletes the oldest rows that are older than this many days, at most `limit`, except those under a legal hold. The
 * database function enforces both.
 */
export async function deleteOldest(
  orm: Orm | Transaction,
  { table, since }: Pick<RetentionRule, 'table' | 'since'>,
  { days, limit }: { days: number; limit: number },
): Promise<Deleted> {
  const { rows } = await orm.execute<Told>(sql`
    SELECT rows, oldest::text, newest::text, held_rows, array_to_json(hold_ids) AS hold_ids
    FROM delete_old_rows(${getTableName(table)}, ${since.name}, ${days}, ${limit})`)
  return deletedOf(rows[0])
}

/** An expired month: dropped, or kept by holds. */
export interface DroppedMonth extends Deleted {
  month: string
  is_dropped: boolean
}

/** Drops the months of a table whose rows are all older than this many days, except those under a hold. */
export async function dropOldMonths(
  orm: Orm | Transaction,
  { table }: Pick<RetentionRule, 'table'>,
  days: number,
): Promise<DroppedMonth[]> {
  const { rows } = await orm.execute<Told & { month: string; is_dropped: boolean }>(sql`
    SELECT month, is_dropped, rows, oldest::text, newest::text, held_rows, array_to_json(hold_ids) AS hold_ids
    FROM drop_months(${getTableName(table)}, now() - make_interval(days => ${days})) ORDER BY month`)
  return rows.map((row) => ({ ...deletedOf(row), month: row.month, is_dropped: row.is_dropped }))
}

function deletedOf(told: Told | undefined): Deleted {
  if (!told) throw new Error('A deletion did not say what it deleted.')
  const { rows, oldest, newest, held_rows, hold_ids } = told
  return {
    rows,
    oldest: oldest === null ? null : new Date(oldest),
    newest: newest === null ? null : new Date(newest),
    held_rows,
    hold_ids,
  }
}
