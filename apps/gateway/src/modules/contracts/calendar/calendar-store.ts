import { sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { workCalendar } from '../contract-tables'

/** From this day in December on, the next year should be stored: the official notice comes in autumn. */
const DUE = 'make_date(extract(year FROM today)::integer, 12, 20)'

/** What is known of a year. */
export interface YearState {
  is_whole: boolean
  is_settled: boolean
}

/**
 * Whether every day of a year is stored, and whether its holidays are: every year has one on a weekday, so a year
 * without any has only weekends.
 */
export async function findYearState(db: Orm | Transaction, year: number): Promise<YearState> {
  const { rows } = await db.execute<{ is_whole: boolean; is_settled: boolean }>(sql`
    SELECT count(*) = make_date(${year}::integer + 1, 1, 1) - make_date(${year}::integer, 1, 1) AS is_whole,
      coalesce(bool_or(NOT is_working AND extract(isodow FROM day) < 6), false) AS is_settled
    FROM ${workCalendar}
    WHERE day BETWEEN make_date(${year}::integer, 1, 1) AND make_date(${year}::integer, 12, 31)`)
  const [state = { is_whole: false, is_settled: false }] = rows
  return { is_whole: state.is_whole, is_settled: state.is_whole && state.is_settled }
}

/**
 * The next year, from 20 December on, while its holidays are missing. `today` is a day in China; if absent, it is
 * queried.
 */
export async function findMissingYear(db: Orm | Transaction, today?: string): Promise<number | null> {
  const day = today === undefined ? todayInChina : sql`${today}::date`
  const { rows } = await db.execute<{ year: number | null }>(sql`
    SELECT CASE WHEN today >= ${sql.raw(DUE)} THEN extract(year FROM today)::integer + 1 END AS year
    FROM (SELECT ${day} AS today) AS clock`)
  const year = rows[0]?.year ?? null
  return year === null || (await findYearState(db, year)).is_settled ? null : year
}

/** The days of a year that differ from what their weekday suggests, and those that have a note. */
export async function findSpecialDays(db: Orm | Transaction, year: number) {
  return db
    .select({ day: workCalendar.day, is_working: workCalendar.is_working, note: workCalendar.note })
    .from(workCalendar)
    .where(
      sql`${workCalendar.day} BETWEEN make_date(${year}::integer, 1, 1) AND make_date(${year}::integer, 12, 31)
        AND (${workCalendar.is_working} <> (extract(isodow FROM ${workCalendar.day}) < 6) OR ${workCalendar.note} <> '')`,
    )
    .orderBy(workCalendar.day)
}
