import type { ExperimentVerdict } from '@yingzao/contract/studio'
import { alwaysValidInterval, chanceOf, fixedInterval, type Interval, uplift } from '../statistics/compare'
import { holm } from '../statistics/holm'
import { ofConversions, type Sample } from '../statistics/sample'

/** A variant compared with A. */
export interface Comparison {
  uplift: number | null
  low: number | null
  high: number | null
  /** Null: not judged yet. */
  chance: number | null
  verdict: ExperimentVerdict
}

/** The visitors of one variant, and those who converted. */
export interface Tally {
  units: number
  converted: number
}

/** With fewer, the curve on which all intervals rest has not taken shape yet, and they would promise too much. */
const FEWEST_CONVERTED = 10

const TOO_FEW: Comparison = { uplift: null, low: null, high: null, chance: null, verdict: 'too_few' }

/**
 * Compares variants with A while an experiment runs: with intervals that hold at every moment, each at its share of
 * `alpha`, so that somebody who looks every day and stops when they like the result is misled no more often than that.
 */
export function compareRunning(a: Tally, others: readonly Tally[], alpha: number): Comparison[] {
  return others.map((other) => {
    const found = estimate(a, other)
    if (!found) return TOO_FEW
    return comparison(found.value, alwaysValidInterval(found, alpha / others.length), null)
  })
}

/** Compares variants with A once, at the size that was planned, corrected together by Holm. */
export function compareFinal(a: Tally, others: readonly Tally[], alpha: number): Comparison[] {
  const estimates = others.map((other) => estimate(a, other))
  const judged = holm(
    estimates.map((found) => (found ? chanceOf(found) : 1)),
    alpha,
  )
  return estimates.map((found, at) => {
    const holds = judged[at]
    if (!found || !holds) return TOO_FEW
    const { value } = found
    const shown = comparison(value, fixedInterval(found, holds.alpha), holds.adjusted)
    // Once one fails, none after it passes, whatever its own interval says.
    return holds.adjusted < alpha ? shown : { ...shown, verdict: 'open' }
  })
}

function estimate(a: Tally, other: Tally) {
  const [one, two] = [a, other].map(sampleOf)
  if (!one || !two || Math.min(one.sum, two.sum) < FEWEST_CONVERTED) return undefined
  return uplift(one, two)
}

function sampleOf({ units, converted }: Tally): Sample {
  return ofConversions(units, converted)
}

function comparison(value: number, { low, high }: Interval, chance: number | null): Comparison {
  return { uplift: value, low, high, chance, verdict: low > 0 ? 'better' : high < 0 ? 'worse' : 'open' }
}
