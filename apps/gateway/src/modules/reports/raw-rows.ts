import { type SQL, sql } from 'drizzle-orm'

/** A moment as a value of a statement. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** That a row arrived in this time. */
export function arrivedIn(alias: string, { from, to }: { from: SQL; to: SQL }): SQL {
  const created = sql.raw(`${alias}.created_at`)
  return sql`${created} >= ${from} AND ${created} < ${to}`
}

/**
 * The same of a table that is kept by months of sessions, so that it is looked for in few of them: a session lasts a week
 * at most, and the clock of a phone may be a day ahead.
 */
export function arrivedInMonths(alias: string, { from, to }: { from: SQL; to: SQL }): SQL {
  const month = sql.raw(`${alias}.session_month`)
  const monthOf = (at: SQL) => sql`date_trunc('month', ${at} AT TIME ZONE 'Asia/Shanghai')::date`
  return sql`${arrivedIn(alias, { from, to })} AND ${month} >= ${monthOf(sql`(${from} - interval '8 days')`)}
    AND ${month} <= ${monthOf(sql`(${to} + interval '1 day')`)}`
}
