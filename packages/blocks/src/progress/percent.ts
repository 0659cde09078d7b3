import type { ProgressProps } from './props'

type Numbers = Partial<Pick<ProgressProps, 'percent' | 'limit' | 'current'>>

/** Shown for what is not known yet. */
export const OPEN = '--'

/** The vacancy whose numbers are wanted; empty when the document has all there is to know. */
export function vacancyOf({ percent, limit, current }: ProgressProps): string {
  return typeof percent === 'string' && (limit === undefined || current === undefined) ? percent : ''
}

/**
 * Returns a whole percentage from 0 to 100: `current` as a share of `limit` if both are there (0 for a limit of 0),
 * else the given number. Undefined while only the vacancy's id is known.
 */
export function percentOf({ percent, limit, current }: Numbers): number | undefined {
  if (limit !== undefined && current !== undefined) return limit === 0 ? 0 : whole((current / limit) * 100)
  return typeof percent === 'number' ? whole(percent) : undefined
}

/** What is left, in words: computed, or as it was given. Empty when it should not be shown. */
export function remainText({ remain, limit, current }: ProgressProps): string {
  if (remain === undefined || remain === false) return ''
  if (remain !== true) return String(remain)
  if (limit === undefined || current === undefined) return OPEN
  return remainOf(limit, current)
}

export function remainOf(limit: number, current: number): string {
  return String(Math.max(0, limit - current))
}

function whole(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)))
}
