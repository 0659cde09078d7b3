import { type SQL, sql } from 'drizzle-orm'

/** When a day, `2026-11-24`, begins in China, or one of those after it. */
export function startOfDay(day: string, later = 0): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Asia/Shanghai'`
}
