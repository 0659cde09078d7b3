import { sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { workCalendar } from '../contract-tables'

/** How long a contract can be withdrawn, counted from the day after it was signed. */
export const WITHDRAW_DAYS = 5

/** Weekends and the longest holidays that there are, several times over. */
const FAR_ENOUGH = 60

/** Today's date in China, by the database's clock. */
export async function findToday(db: Orm | Transaction): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${todayInChina}::text AS today`)
  return found(rows).today
}

/**
 * The working day a number of working days after a day, `2026-09-30`, not counting the day itself. Weekends worked in
 * exchange for a holiday count. In a year that nobody has entered, Monday to Friday count.
 */
export async function workingDaysAfter(db: Orm | Transaction, day: string, count: number): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT each_day.day::date::text AS day
    FROM generate_series(${day}::date + 1, ${day}::date + ${FAR_ENOUGH}::integer, interval '1 day') AS each_day (day)
    LEFT JOIN ${workCalendar} AS known ON known.day = each_day.day::date
    WHERE coalesce(known.is_working, extract(isodow FROM each_day.day) < 6)
    ORDER BY 1 OFFSET ${count - 1} LIMIT 1`)
  return found(rows).day
}

function found<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The calendar has no working day in two months.')
  return row
}
