import { studentBeyond, studentDistance } from './distributions'
import { meanOf, type Sample, varianceOf } from './sample'

/** An estimate, and the variance of the estimate itself. */
export interface Estimate {
  value: number
  variance: number
  /** By Welch and Satterthwaite, as the two variances may differ. */
  degrees: number
  /** Of both variants together. */
  units: number
}

export interface Interval {
  low: number
  high: number
}

/** By how much the mean of `b` is above that of `a`. */
export function difference(a: Sample, b: Sample): Estimate {
  return {
    value: meanOf(b) - meanOf(a),
    variance: varianceOf(a) / a.units + varianceOf(b) / b.units,
    ...sizeOf(a, b),
  }
}

/** The same as a fraction of the mean of `a`; its variance by the delta method. Undefined: the mean of `a` is 0. */
export function uplift(a: Sample, b: Sample): Estimate | undefined {
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  if (meanA === 0) return undefined
  return {
    value: (meanB - meanA) / meanA,
    variance: varianceOf(b) / (b.units * meanA ** 2) + (varianceOf(a) * meanB ** 2) / (a.units * meanA ** 4),
    ...sizeOf(a, b),
  }
}

function sizeOf(a: Sample, b: Sample): Pick<Estimate, 'degrees' | 'units'> {
  const [partA, partB] = [varianceOf(a) / a.units, varianceOf(b) / b.units]
  const degrees = (partA + partB) ** 2 / (partA ** 2 / (a.units - 1) + partB ** 2 / (b.units - 1))
  return { degrees, units: a.units + b.units }
}

/** How likely an estimate this far from 0 is if there is no effect. For a single look, at a size set beforehand. */
export function chanceOf({ value, variance, degrees }: Estimate): number {
  return studentBeyond(Math.abs(value) / Math.sqrt(variance), degrees)
}

/** Contains the true value except with probability `alpha`. For a single look, at a size set beforehand. */
export function fixedInterval(estimate: Estimate, alpha: number): Interval {
  return around(estimate, studentDistance(alpha, estimate.degrees) * Math.sqrt(estimate.variance))
}

/** The number of units at which the interval below is made as narrow as possible. */
const TUNED_FOR = 5_000

/**
 * Contains the true value at every moment at once, except with probability `alpha`, so that somebody who looks every
 * day, and stops when they like what they see, is not misled. Asymptotic, after Waudby-Smith and others (arXiv
 * 2103.06476).
 */
export function alwaysValidInterval(estimate: Estimate, alpha: number, tunedFor = TUNED_FOR): Interval {
  const { variance, units } = estimate
  const rho = Math.sqrt((-2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha))) / tunedFor)
  const spread = units * rho ** 2 + 1
  const width = Math.sqrt((2 * spread * Math.log(Math.sqrt(spread) / alpha)) / (units * rho) ** 2)
  return around(estimate, Math.sqrt(variance * units) * width)
}

function around({ value }: Estimate, half: number): Interval {
  return { low: value - half, high: value + half }
}
