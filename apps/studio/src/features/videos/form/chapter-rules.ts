import { clockText, secondsOf } from '../clock-text'
import { wording } from './wording'

/**
 * Why a chapter cannot begin there, given all the times entered. Undefined: it can. `duration` in seconds; undefined:
 * no film yet.
 */
export function chapterFault(
  times: readonly string[],
  index: number,
  duration: number | undefined,
): string | undefined {
  const at = secondsOf(times[index] ?? '')
  if (at === undefined) return wording.timeForm
  const before = times.slice(0, index).map(secondsOf)
  if (before.some((one) => one !== undefined && one >= at)) return wording.timeOrder
  return duration !== undefined && at >= duration ? wording.timeLong(clockText(duration)) : undefined
}

/** Sorted by time; those without a valid time come last. */
export function sortedChapters<Chapter extends { at: string }>(chapters: readonly Chapter[]): Chapter[] {
  const timeOf = ({ at }: Chapter) => secondsOf(at) ?? Number.POSITIVE_INFINITY
  return [...chapters].sort((one, other) => timeOf(one) - timeOf(other) || 0)
}
