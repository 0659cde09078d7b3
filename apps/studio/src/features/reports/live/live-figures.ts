import type { Answer } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'

type Minute = Answer<'reportLive'>['minutes'][number]

/** The totals of all minutes. */
export function sumsOf(minutes: readonly Minute[]): Omit<Minute, 'minute'> {
  const sum = (of: (minute: Minute) => number) => minutes.reduce((all, minute) => all + of(minute), 0)
  return {
    views: sum(({ views }) => views),
    clicks: sum(({ clicks }) => clicks),
    conversions: sum(({ conversions }) => conversions),
  }
}

/** The time of day in China: `14:35`. */
export function clockText(timestamp: string): string {
  return dateTimeText(timestamp).slice(11)
}
