import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { chinaMidnight } from '../../time/china-time'

const DAY_MS = 24 * 3_600_000

type Asked = StudioInput<StudioOperations['reportVitals']>

/** Returns the requested days, as `2026-11-21`. */
export function daysOf({ from, to }: Pick<Asked, 'from' | 'to'>): string[] {
  const first = Date.parse(from)
  const count = (Date.parse(to) - first) / DAY_MS + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/**
 * Returns which of these days a moment falls on in China, from 1 on. Looking up a calendar for each row takes much
 * longer.
 */
export function numberOfDay(moment: SQLWrapper, days: readonly string[]): SQL {
  const begins = days.map((day) => chinaMidnight(day).toISOString())
  return sql`width_bucket(${moment}, ${sql.param(begins)}::timestamptz[])`
}
