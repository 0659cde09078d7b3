const CHINA_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns a moment in China's time: `2026-11-24T09:05:00+08:00`. */
export function chinaTime(moment: Date): string {
  return `${new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 19)}+08:00`
}

/** Returns the day of a moment in China: `2026-11-24`. */
export function chinaDay(moment: Date): string {
  return chinaTime(moment).slice(0, 10)
}

/** Returns the same day as people write it: `11月24日`. */
export function chinaMonthDay(moment: Date): string {
  const [, month, day] = chinaDay(moment).split('-')
  return `${Number(month)}月${Number(day)}日`
}

/** Returns the hour and minute in China's time: `09:05`. */
export function chinaClock(moment: Date): string {
  return chinaTime(moment).slice(11, 16)
}

/** Returns when a day in China begins. */
export function chinaMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

/** The day this many days after a day, or before it: `2026-12-01` for `2026-11-30`. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
