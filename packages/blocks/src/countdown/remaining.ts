const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The parts a countdown shows: days, hours of the day, all hours, minutes, seconds. */
export type Part = 'd' | 'h' | 'H' | 'm' | 's'

/** Shown where the server cannot know the digits. */
export const OPEN = '--'

/** One part of the time left, at least two digits. A moment in the past gives 00 in every part. */
export function partLeft(part: Part, endTime: number, now: number): string {
  const left = Math.max(0, endTime - now)
  const value = {
    d: left / DAY,
    h: (left % DAY) / HOUR,
    H: left / HOUR,
    m: (left % HOUR) / MINUTE,
    s: (left % MINUTE) / SECOND,
  }[part]
  return String(Math.floor(value)).padStart(2, '0')
}
