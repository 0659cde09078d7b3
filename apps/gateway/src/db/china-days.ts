import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The day that a moment is in China. */
export function dayInChina(moment: SQLWrapper): SQL {
  return sql`(${moment} AT TIME ZONE 'Asia/Shanghai')::date`
}

/** The day that it is in China, by the clock of the database. */
export const todayInChina = dayInChina(sql`now()`)

/** When a day, `2026-11-24`, begins in China, or one of those after it. */
export function startOfDay(day: string, later = 0): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Asia/Shanghai'`
}
