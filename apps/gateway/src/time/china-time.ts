const CHINA_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A moment by the clock of China: `2026-11-24T09:05:00+08:00`. */
export function chinaTime(moment: Date): string {
  return `${new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 19)}+08:00`
}

/** The day of China on which a moment is: `2026-11-24`. */
export function chinaDay(moment: Date): string {
  return chinaTime(moment).slice(0, 10)
}

/** The same day as people say it: `11月24日`. */
export function chinaMonthDay(moment: Date): string {
  const [, month, day] = chinaDay(moment).split('-')
  return `${Number(month)}月${Number(day)}日`
}

/** The hour and minute by the clock of China: `09:05`. */
export function chinaClock(moment: Date): string {
  return chinaTime(moment).slice(11, 16)
}

/** When a day of China begins. */
export function chinaMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

/** So many days after a day, or before it: `2026-12-01` of `2026-11-30`. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
