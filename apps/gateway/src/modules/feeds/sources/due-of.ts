import type { Orm } from '../../../db/database'
import { chinaClock, chinaDay } from '../../../time/china-time'
import type { feedSource } from '../feed-tables'
import { isTradingDay, tradingDayAfter, tradingDayBefore } from '../trading-days'

type Source = typeof feedSource.$inferSelect

/** The trading days before and after a moment; `today` if the moment falls on one. */
interface DaysAround {
  before: string
  today: string | undefined
  after: string
}

/** A delay up to this is no reason to check on a source. */
const GRACE_MS = 15 * 60_000

export async function daysAround(db: Orm, now: Date): Promise<DaysAround> {
  const day = chinaDay(now)
  const [before, isToday, after] = await Promise.all([
    tradingDayBefore(db, day),
    isTradingDay(db, day),
    tradingDayAfter(db, day),
  ])
  return { before, today: isToday ? day : undefined, after }
}

/** When a source is due next, and whether it has delivered nothing since it was last due or changed. */
export function dueOf(
  { is_on, fetch_at, succeeded_at, updated_at }: Source,
  { before, today, after }: DaysAround,
  now: Date,
): { next_at: string | null; is_late: boolean } {
  if (!is_on) return { next_at: null, is_late: false }
  const isOver = fetch_at <= chinaClock(now)
  const at = (day: string) => new Date(`${day}T${fetch_at}:00+08:00`)
  const last = at(today !== undefined && isOver ? today : before)
  const next = at(today !== undefined && !isOver ? today : after)
  const seen = Math.max(succeeded_at?.getTime() ?? 0, updated_at.getTime())
  return {
    next_at: next.toISOString(),
    is_late: now.getTime() > last.getTime() + GRACE_MS && seen < last.getTime(),
  }
}
