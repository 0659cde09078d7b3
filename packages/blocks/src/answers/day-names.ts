const WEEKDAYS = '日一二三四五六'

/** Returns `周六` for a day in China, `2026-12-05`. */
export function weekdayOf(date: string): string {
  return `周${WEEKDAYS[new Date(date).getUTCDay()]}`
}

/** `12月5日 周六`. */
export function dayName(date: string): string {
  const day = new Date(date)
  return `${day.getUTCMonth() + 1}月${day.getUTCDate()}日 ${weekdayOf(date)}`
}
