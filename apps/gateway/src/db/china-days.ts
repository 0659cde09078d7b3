import { type SQL, sql } from 'drizzle-orm'

/** The day that it is in China, by the clock of the database. */
export const todayInChina = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`

/** When a day, `2026-11-24`, begins in China, or one of those after it. */
export function startOfDay(day: string, later = 0): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Asia/Shanghai'`
}
