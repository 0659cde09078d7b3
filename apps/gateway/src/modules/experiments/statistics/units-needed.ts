import { normalDistance } from './distributions'

/** How often an experiment of the calculated size detects an effect that exists. */
const POWER = 0.8

/**
 * How many units each variant needs so that an uplift of `effect`, as a fraction of the rate `base`, is detected four
 * times out of five, when each of `comparisons` variants is compared with A.
 */
export function unitsNeeded({
  base,
  effect,
  alpha,
  comparisons,
}: {
  base: number
  effect: number
  alpha: number
  comparisons: number
}): number {
  const other = Math.min(1, base * (1 + effect))
  const distance = normalDistance(alpha / comparisons) + normalDistance(2 * (1 - POWER))
  const variance = base * (1 - base) + other * (1 - other)
  return Math.ceil((distance / (other - base)) ** 2 * variance)
}
