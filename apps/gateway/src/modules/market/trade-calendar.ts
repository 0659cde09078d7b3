import { and, eq, sql } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { tradeCalendar } from './market-tables'

type Reader = Orm | Transaction

/** A year whose days are not all stored: when the exchanges trade in it is never guessed. */
export class UnknownTradeYear extends Error {
  constructor(readonly year: number) {
    super(
      `The trade calendar lacks days of ${year}. Import the whole year with npm run data -- import trade-calendar.`,
    )
    this.name = 'UnknownTradeYear'
  }
}

/** Whether the exchanges trade on a day, `2026-11-27`. Throws UnknownTradeYear. */
export async function isTradeDay(db: Reader, day: string): Promise<boolean> {
  await refuseUnknown(db, yearOf(day), yearOf(day))
  const rows = await db
    .select({ day: tradeCalendar.day })
    .from(tradeCalendar)
    .where(and(eq(tradeCalendar.day, day), eq(tradeCalendar.is_open, true)))
  return rows.length > 0
}

/** The same where a year may be missing: `unknown`, as nobody can say. */
export async function tradingDay(db: Reader, day: string): Promise<'open' | 'closed' | 'unknown'> {
  try {
    return (await isTradeDay(db, day)) ? 'open' : 'closed'
  } catch (error) {
    if (error instanceof UnknownTradeYear) return 'unknown'
    throw error
  }
}

/** A day itself if the exchanges trade on it, else the last one before it on which they did. Throws UnknownTradeYear. */
export async function lastTradeDay(db: Reader, day: string): Promise<string> {
  const { rows } = await db.execute<{ found: string | null }>(sql`
    SELECT max(day)::text AS found FROM ${tradeCalendar} WHERE is_open AND day <= ${day}::date`)
  const found = rows[0]?.found ?? null
  await refuseUnknown(db, found === null ? yearOf(day) - 1 : yearOf(found), yearOf(day))
  return needed(found, day)
}

/** The first day after a day on which the exchanges trade. Throws UnknownTradeYear. */
export async function nextTradeDay(db: Reader, day: string): Promise<string> {
  const { rows } = await db.execute<{ found: string | null }>(sql`
    SELECT min(day)::text AS found FROM ${tradeCalendar} WHERE is_open AND day > ${day}::date`)
  const found = rows[0]?.found ?? null
  await refuseUnknown(db, yearOf(day), found === null ? yearOf(day) + 1 : yearOf(found))
  return needed(found, day)
}

/** Every day that was skipped must be known to be closed, which is so in complete years only. */
async function refuseUnknown(db: Reader, from: number, until: number): Promise<void> {
  const { rows } = await db.execute<{ year: number }>(sql`
    SELECT year FROM generate_series(${from}::integer, ${until}::integer) AS year
    WHERE NOT ${isWhole(sql`year`)} ORDER BY year LIMIT 1`)
  const [unknown] = rows
  if (unknown) throw new UnknownTradeYear(unknown.year)
}

function needed(found: string | null, day: string): string {
  if (found === null) throw new Error(`The trade calendar has no open day around ${day}.`)
  return found
}

function isWhole(year: ReturnType<typeof sql>) {
  return sql`((SELECT count(*) FROM ${tradeCalendar}
    WHERE day BETWEEN make_date(${year}, 1, 1) AND make_date(${year}, 12, 31))
    = make_date(${year}, 12, 31) - make_date(${year}, 1, 1) + 1)`
}

/** From this day of December on the next year should be there: the exchanges announce it in the weeks before. */
const DUE = sql.raw('make_date(extract(year FROM today)::integer, 12, 20)')

/**
 * The next year, from 20 December on, while it is incomplete or has only its weekends and New Year, so that its
 * holidays are still missing. `today` is a day in China; by default the current one.
 */
export async function findMissingTradeYear(db: Reader, today?: string): Promise<number | null> {
  const day = today === undefined ? todayInChina : sql`${today}::date`
  const { rows } = await db.execute<{ year: number }>(sql`
    SELECT year FROM (
      SELECT today, extract(year FROM today)::integer + 1 AS year FROM (SELECT ${day} AS today) AS clock) AS next
    WHERE today >= ${DUE} AND NOT (${isWhole(sql`year`)} AND EXISTS (
      SELECT FROM ${tradeCalendar} WHERE NOT is_open AND extract(isodow FROM day) < 6
        AND day BETWEEN make_date(year, 1, 2) AND make_date(year, 12, 31)))`)
  return rows[0]?.year ?? null
}

/** The last day up to which, from the year of a given day on, all years are complete. Null: its own year is not. */
export async function findKnownUntil(db: Reader, day: string): Promise<string | null> {
  const year = yearOf(day)
  const { rows } = await db.execute<{ unknown: number }>(sql`
    SELECT min(year)::int AS unknown FROM generate_series(${year}::integer, ${year + 5}::integer) AS year
    WHERE year = ${year + 5}::integer OR NOT ${isWhole(sql`year`)}`)
  const until = (rows[0]?.unknown ?? year) - 1
  return until < year ? null : `${until}-12-31`
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
