import { squaresAbove } from './distributions'

/** With fewer units than this, a skewed ratio says nothing. */
const ENOUGH_UNITS = 100
/** A ratio that is less likely than this does not come about by chance. */
const ALARM_BELOW = 0.001

/** How likely units are distributed among variants at least as unevenly as these, given their weights. */
export function chanceOfRatio(counts: readonly number[], weights: readonly number[]): number {
  const units = sumOf(counts)
  const weight = sumOf(weights)
  const squares = counts.map((count, index) => {
    const expected = (units * (weights[index] ?? 0)) / weight
    return (count - expected) ** 2 / expected
  })
  return squaresAbove(sumOf(squares), counts.length - 1)
}

/** Whether something other than chance affects who gets which variant: then no result means anything. */
export function isRatioMismatch(counts: readonly number[], weights: readonly number[]): boolean {
  return sumOf(counts) >= ENOUGH_UNITS && chanceOfRatio(counts, weights) < ALARM_BELOW
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
