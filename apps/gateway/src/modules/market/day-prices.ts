import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm'
import { dayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { corporateAction, dailyBar, instrument, quote, tradeCalendar } from './market-tables'
import type { CorporateAction } from './quote-ticks'

type Reader = Orm | Transaction

/** What is known of the price of an instrument on a past day, in ten-thousandths of a yuan. */
export interface DayPrice {
  code: string
  name: string
  kind: 'stock' | 'etf' | 'index'
  is_st: boolean
  listed_on: string | null
  /** Null: it has no bar of the day. */
  bar: { close: number; prev_close: number } | null
  /** The last bar before the day. */
  before: { day: string; close: number } | null
  /** As far as is known it was not traded on the day: suspended, or no longer listed. */
  is_suspended: boolean
}

/**
 * The prices of some instruments on a day, sorted by code. An instrument counts as suspended if its newest quote says
 * so and there is no bar between it and the day.
 */
export async function findDayPrices(db: Reader, codes: readonly string[], day: string): Promise<DayPrice[]> {
  const quoted = dayInChina(sql`q.quoted_at`)
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT i.code, i.name, i.kind, i.is_st, i.listed_on::text,
      bar.close, bar.prev_close, before.day::text AS before_day, before.close AS before_close,
      coalesce(i.delisted_on <= ${day}::date, false) OR EXISTS (
        SELECT FROM ${quote} AS q WHERE q.code = i.code AND q.is_suspended AND NOT EXISTS (
          SELECT FROM ${dailyBar} AS b WHERE b.code = i.code AND b.day >= ${day}::date
            AND b.day <= ${quoted})) AS is_suspended
    FROM ${instrument} AS i
    LEFT JOIN ${dailyBar} AS bar ON bar.code = i.code AND bar.day = ${day}::date
    LEFT JOIN LATERAL (SELECT b.day, b.close FROM ${dailyBar} AS b
      WHERE b.code = i.code AND b.day < ${day}::date ORDER BY b.day DESC LIMIT 1) AS before ON true
    WHERE i.code = ANY(${sql.param([...codes])}::text[])
    ORDER BY i.code`)
  return rows.map((row) => ({
    code: String(row.code),
    name: String(row.name),
    kind: row.kind as DayPrice['kind'],
    is_st: row.is_st === true,
    listed_on: row.listed_on === null ? null : String(row.listed_on),
    bar: row.close === null ? null : { close: Number(row.close), prev_close: Number(row.prev_close) },
    before: row.before_day === null ? null : { day: String(row.before_day), close: Number(row.before_close) },
    is_suspended: row.is_suspended === true,
  }))
}

/** What was announced of some instruments for the days after one and up to another, in chronological order. */
export async function findActionsUntil(
  db: Reader,
  codes: readonly string[],
  { after, until }: { after: string; until: string },
): Promise<CorporateAction[]> {
  const { code, ex_date } = corporateAction
  return db
    .select()
    .from(corporateAction)
    .where(and(inArray(code, [...codes]), gt(ex_date, after), lte(ex_date, until)))
    .orderBy(asc(ex_date), asc(code))
}

/** The days between two, both inclusive, on which the exchanges trade, in order. Missing years have none. */
export async function findTradeDays(db: Reader, from: string, until: string): Promise<string[]> {
  const { day, is_open } = tradeCalendar
  const rows = await db
    .select({ day })
    .from(tradeCalendar)
    .where(and(is_open, sql`${day} BETWEEN ${from}::date AND ${until}::date`))
    .orderBy(asc(day))
  return rows.map((row) => row.day)
}
