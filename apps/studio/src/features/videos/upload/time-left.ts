import { wording } from './wording'

/** How long something will still take, no more precisely than can be known. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return wording.seconds(Math.max(1, Math.ceil(seconds)))
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? wording.minutes(minutes) : wording.hours(Math.floor(minutes / 60), minutes % 60)
}
