import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

const AHEAD_MS = 8 * 3_600_000

/** A moment as a wall clock in Beijing shows it, wherever the reader sits. */
export function onBeijingClock(ms: number): Dayjs {
  return dayjs.utc(ms + AHEAD_MS)
}

/** The moment at which a wall clock in Beijing shows this, in milliseconds. */
export function fromBeijingClock(clock: Dayjs): number {
  const [year, month, day] = [clock.year(), clock.month(), clock.date()]
  return Date.UTC(year, month, day, clock.hour(), clock.minute(), clock.second()) - AHEAD_MS
}
