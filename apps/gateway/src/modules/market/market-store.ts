import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { dailyBar, instrument, marketNotice, quote } from './market-tables'

type Reader = Orm | Transaction

/** A share, an ETF or an index. */
export type Instrument = Omit<typeof instrument.$inferSelect, 'created_at' | 'updated_at'>

/** The newest quote of an instrument. Prices are ten-thousandths of a yuan, `amount` is fen, `volume` shares. */
export type Quote = Omit<typeof quote.$inferSelect, 'updated_at'>

/** A day of trading, in the same units. */
export type Bar = typeof dailyBar.$inferSelect

/** What is known of some instruments, by their codes. Unknown codes are left out. */
export async function findInstruments(
  db: Reader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Instrument>> {
  const rows = await db
    .select()
    .from(instrument)
    .where(sql`${instrument.code} = ANY(${sql.param([...new Set(codes)])}::text[])`)
  return byCode(rows.map(({ created_at, updated_at, ...row }) => row))
}

/** The indexes, sorted by name. */
export async function findIndexes(db: Reader): Promise<{ code: string; name: string }[]> {
  return db
    .select({ code: instrument.code, name: instrument.name })
    .from(instrument)
    .where(eq(instrument.kind, 'index'))
    .orderBy(asc(instrument.name), asc(instrument.code))
}

/** The codes of all that are listed today, in their order. */
export async function findListedCodes(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ code: instrument.code })
    .from(instrument)
    .where(
      sql`coalesce(${instrument.listed_on} <= ${todayInChina}, true)
        AND coalesce(${instrument.delisted_on} > ${todayInChina}, true)`,
    )
    .orderBy(asc(instrument.code))
  return rows.map(({ code }) => code)
}

/** The newest quotes of some instruments, by their codes; those without one are left out. */
export async function findQuotes(db: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, Quote>> {
  const rows = await db
    .select()
    .from(quote)
    .where(inArray(quote.code, [...codes]))
  return byCode(rows.map(({ updated_at, ...row }) => row))
}

/** The bars of an instrument in a span of days, both included, the oldest first. Prices are as they were, not adjusted. */
export async function findBars(
  db: Reader,
  code: string,
  { from, until }: { from: string; until: string },
): Promise<Bar[]> {
  return db
    .select()
    .from(dailyBar)
    .where(and(eq(dailyBar.code, code), gte(dailyBar.day, from), lte(dailyBar.day, until)))
    .orderBy(asc(dailyBar.day))
}

/** The bars of some instruments in a span of days, both included, the oldest first. */
export async function findBarsOf(
  db: Reader,
  codes: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<Bar[]> {
  return db
    .select()
    .from(dailyBar)
    .where(and(inArray(dailyBar.code, [...codes]), gte(dailyBar.day, from), lte(dailyBar.day, until)))
    .orderBy(asc(dailyBar.day), asc(dailyBar.code))
}

/**
 * The closes of some instruments on a day, or, if they were not traded on it, on the last trading day before; keyed by
 * code.
 */
export async function findCloses(
  db: Reader,
  codes: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Pick<Bar, 'code' | 'close' | 'is_simulated'>>> {
  const rows = await db
    .selectDistinctOn([dailyBar.code], {
      code: dailyBar.code,
      close: dailyBar.close,
      is_simulated: dailyBar.is_simulated,
    })
    .from(dailyBar)
    .where(and(inArray(dailyBar.code, [...codes]), lte(dailyBar.day, day)))
    .orderBy(asc(dailyBar.code), desc(dailyBar.day))
  return byCode(rows)
}

/** The newest announcements of a listed company. */
export async function findNotices(db: Reader, code: string, limit: number) {
  return db
    .select({ title: marketNotice.title, published_at: marketNotice.published_at, url: marketNotice.url })
    .from(marketNotice)
    .where(eq(marketNotice.code, code))
    .orderBy(desc(marketNotice.published_at), desc(marketNotice.notice_id))
    .limit(limit)
}

function byCode<Row extends { code: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.code, row]))
}
