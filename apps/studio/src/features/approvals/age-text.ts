import { wording } from './wording'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, in one unit: whole minutes, hours or days. `now` in milliseconds. */
export function ageText(timestamp: string, now = Date.now()): string {
  const age = now - Date.parse(timestamp)
  if (age < MINUTE) return wording.age.now
  if (age < HOUR) return wording.age.minutes(Math.floor(age / MINUTE))
  if (age < DAY) return wording.age.hours(Math.floor(age / HOUR))
  return wording.age.days(Math.floor(age / DAY))
}
