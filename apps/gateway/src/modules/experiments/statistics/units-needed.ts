import { normalDistance } from './distributions'

/** How often an experiment of the reckoned size finds an effect that is there. */
const POWER = 0.8

/**
 * How many units each variant needs so that an uplift of `effect`, as a part of the rate `base`, is found four times of
 * five, when `comparisons` variants are each held against A.
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
