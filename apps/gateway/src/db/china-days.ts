import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The day in China at a given moment. */
export function dayInChina(moment: SQLWrapper): SQL {
  return sql`(${moment} AT TIME ZONE 'Asia/Shanghai')::date`
}

/** The current day in China, by the database's clock. */
export const todayInChina = dayInChina(sql`now()`)

/** When a day, `2026-11-24`, or a later one begins in China. */
export function startOfDay(day: string, later = 0): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Asia/Shanghai'`
}
