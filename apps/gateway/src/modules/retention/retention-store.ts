import { getTableName, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import type { RetentionRule } from '../define-module'

/** Deletes the oldest rows that are older than this many days, at most `limit`. Answers how many. */
export async function deleteOldest(
  orm: Orm,
  { table, since }: Pick<RetentionRule, 'table' | 'since'>,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const { rowCount } = await orm.execute(sql`
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${since} < now() - make_interval(days => ${days})
      ORDER BY ${since} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`)
  return rowCount ?? 0
}

/** Drops the months of a table whose rows are all older than this many days. Answers how many. */
export async function dropOldMonths(
  orm: Orm,
  { table }: Pick<RetentionRule, 'table'>,
  days: number,
): Promise<number> {
  const { rows } = await orm.execute<{ dropped: number }>(
    sql`SELECT drop_month_partitions(${getTableName(table)}, now() - make_interval(days => ${days})) AS dropped`,
  )
  return rows[0]?.dropped ?? 0
}
