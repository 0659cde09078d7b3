import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** China has no daylight saving time. */
const AHEAD_MS = 8 * 3_600_000

/** Ways in which people write a day. */
const DAYS = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYYMMDD', 'YYYY年M月D日']

/** What a day without a time of day stands for: its first second, its last second, or the next full hour. */
export type DayTime = 'start' | 'end' | 'nextHour'

/** A timestamp as a wall clock in Beijing shows it, wherever the user is. */
export function onBeijingClock(ms: number): Dayjs {
  return dayjs.utc(ms + AHEAD_MS)
}

/** The timestamp at which a wall clock in Beijing shows this, in milliseconds. */
export function fromBeijingClock(clock: Dayjs): number {
  const [year, month, day] = [clock.year(), clock.month(), clock.date()]
  return Date.UTC(year, month, day, clock.hour(), clock.minute(), clock.second()) - AHEAD_MS
}

/** A text as a wall clock in Beijing, parsed in the first of these forms that fits. Undefined: none does. */
export function readClock(text: string, forms: readonly string[]): Dayjs | undefined {
  const form = forms.find((one) => dayjs.utc(text, one, true).isValid())
  return form === undefined ? undefined : dayjs.utc(text, form, true)
}

/** A day written without a time of day, with the time that makes sense. Undefined: it is not just a day. */
export function readDay(text: string, time: DayTime, now: number): Dayjs | undefined {
  const day = readClock(text.trim(), DAYS)
  return day && atDayTime(day, time, now)
}

/** The same day at that time; today's next full hour may be tomorrow's first. */
export function atDayTime(day: Dayjs, time: DayTime, now: number): Dayjs {
  if (time === 'start') return day.startOf('day')
  if (time === 'end') return day.endOf('day').startOf('second')
  const today = onBeijingClock(now)
  const next = today.startOf('hour').add(1, 'hour')
  return day.isSame(today, 'day') ? next : day.hour(next.hour()).startOf('hour')
}
