import { type SQL, sql } from 'drizzle-orm'

/** A moment as a value in a statement. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** That a row arrived in this time. */
export function arrivedIn(alias: string, { from, to }: { from: SQL; to: SQL }): SQL {
  const created = sql.raw(`${alias}.created_at`)
  return sql`${created} >= ${from} AND ${created} < ${to}`
}

/**
 * The same for a table partitioned by month of the session, so that few partitions are searched: a session lasts a week
 * at most, and a phone's clock may be a day ahead.
 */
export function arrivedInMonths(alias: string, { from, to }: { from: SQL; to: SQL }): SQL {
  const month = sql.raw(`${alias}.session_month`)
  const monthOf = (at: SQL) => sql`date_trunc('month', ${at} AT TIME ZONE 'Asia/Shanghai')::date`
  return sql`${arrivedIn(alias, { from, to })} AND ${month} >= ${monthOf(sql`(${from} - interval '8 days')`)}
    AND ${month} <= ${monthOf(sql`(${to} + interval '1 day')`)}`
}
