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

/**
 * What views are told apart by, with 0 or nothing for what is not known, as it is counted. `code`: of the page, see
 * `countedCode`. `channel`: another than the row says.
 */
export function partsOf(alias: string, code: SQL, channel?: SQL): SQL {
  const of = (column: string, none: string) => sql.raw(`coalesce(${alias}.${column}, ${none})`)
  return sql`${code} AS page_code, ${of('page_version', '0')} AS page_version,
    ${of('variant', "''")} AS variant, ${of('container', "''")} AS container, ${channel ?? of('channel', "''")} AS channel`
}

/** The names of the same columns. */
export const PARTS = sql.raw('page_code, page_version, variant, container, channel')
