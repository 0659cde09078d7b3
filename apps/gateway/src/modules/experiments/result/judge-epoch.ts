import type { ExperimentVerdict } from '@yingzao/contract/studio'
import { alwaysValidInterval, chanceOf, fixedInterval, type Interval, uplift } from '../statistics/compare'
import { holm } from '../statistics/holm'
import { ofConversions, type Sample } from '../statistics/sample'

/** What is said of a variant beside A. */
export interface Comparison {
  uplift: number | null
  low: number | null
  high: number | null
  /** Null: not judged yet. */
  chance: number | null
  verdict: ExperimentVerdict
}

/** Visitors and those who did it, of one variant. */
export interface Tally {
  units: number
  converted: number
}

/** With fewer the curve that all intervals rest on is not there yet, and they would promise too much. */
const FEWEST_CONVERTED = 10

const TOO_FEW: Comparison = { uplift: null, low: null, high: null, chance: null, verdict: 'too_few' }

/**
 * Compares variants with A while an experiment runs: by intervals that hold at every moment, each at its share of `alpha`,
 * so that whoever looks each day and stops at what they like is deceived by none of them but for that part.
 */
export function compareRunning(a: Tally, others: readonly Tally[], alpha: number): Comparison[] {
  return others.map((other) => {
    const found = estimate(a, other)
    if (!found) return TOO_FEW
    return comparison(found.value, alwaysValidInterval(found, alpha / others.length), null)
  })
}

/** Compares variants with A once, at the size that was set before, together by Holm. */
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
    // One that fails lets none after it pass, whatever its own interval says.
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
