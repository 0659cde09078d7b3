import type { ShowIf } from '@yingzao/schema/client'

/**
 * Whether both conditions can hold for one visitor; two different rules are trusted to exclude each other, as this
 * cannot be known.
 */
export function canMeet(one: ShowIf = {}, other: ShowIf = {}): boolean {
  if (one.rule_id !== undefined && other.rule_id !== undefined && one.rule_id !== other.rule_id) return false
  return !exclude(one, other)
}

/** Whether no visitor and no time fits both, whatever rules say. */
export function exclude(one: ShowIf, other: ShowIf): boolean {
  if (one.login !== undefined && other.login !== undefined && one.login !== other.login) return true
  const { env } = one
  if (env?.length === 0 || other.env?.length === 0) return true
  if (env && other.env && !other.env.some((place) => env.includes(place))) return true
  return startOf(one) >= endOf(other) || startOf(other) >= endOf(one)
}

/** From when a condition can hold, in milliseconds. */
export function startOf({ time = [] }: ShowIf): number {
  return time[0] ?? Number.NEGATIVE_INFINITY
}

/** From when it holds no longer. */
export function endOf({ time = [] }: ShowIf): number {
  return time[1] ?? Number.POSITIVE_INFINITY
}
