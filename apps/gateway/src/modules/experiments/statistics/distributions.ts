import { betaBelow, gammaAbove } from './special-functions'

/** How likely a normal value lies at least this far from its mean, on either side, in standard deviations. */
export function normalBeyond(distance: number): number {
  return gammaAbove(0.5, (distance * distance) / 2)
}

/** The same for Student's t. */
export function studentBeyond(distance: number, degrees: number): number {
  return betaBelow(degrees / 2, 0.5, degrees / (degrees + distance * distance))
}

/** How likely a sum of this many squared normal values is at least this. */
export function squaresAbove(sum: number, degrees: number): number {
  return gammaAbove(degrees / 2, sum / 2)
}

/** The distance that a normal value exceeds, on either side, this often. */
export function normalDistance(probability: number): number {
  return distanceWhere(normalBeyond, probability)
}

/** The same for Student's t. */
export function studentDistance(probability: number, degrees: number): number {
  return distanceWhere((distance) => studentBeyond(distance, degrees), probability)
}

/** Halves the interval that contains it until nothing is left. `beyond` falls from 1 to 0. */
function distanceWhere(beyond: (distance: number) => number, probability: number): number {
  let low = 0
  let high = 1
  while (beyond(high) > probability) high *= 2
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (beyond(middle) > probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}
