import { expect, test } from 'vitest'
import { alwaysValidInterval, chanceOf, difference, fixedInterval, uplift } from './compare'
import { ofConversions, type Sample } from './sample'

// The results of an established experimentation tool for the same numbers.
const A: Sample = { units: 3_407, sum: 1_396.87, squares: 52_377.9767 }
const B: Sample = { units: 3_461, sum: 2_422.7, squares: 134_698.29 }

function upliftOf(a: Sample, b: Sample) {
  const found = uplift(a, b)
  if (!found) throw new Error('The rate of A is 0.')
  return found
}

test('an uplift, its interval and its chance to five digits', () => {
  const found = upliftOf(A, B)
  expect(found.value).toBeCloseTo(0.70732, 5)
  expect(chanceOf(found)).toBeCloseTo(0.06191, 5)
  const { low, high } = fixedInterval(found, 0.05)
  expect([low, high]).toEqual([expect.closeTo(-0.03526, 5), expect.closeTo(1.44989, 5)])
})

test('a difference of means to five digits', () => {
  const found = difference(A, B)
  expect(chanceOf(found)).toBeCloseTo(0.02016, 5)
  const { low, high } = fixedInterval(found, 0.05)
  expect([low, high]).toEqual([expect.closeTo(0.04538, 5), expect.closeTo(0.53462, 5)])
})

test('an interval that holds at every moment to five digits', () => {
  const { low, high } = alwaysValidInterval(upliftOf({ ...A, units: 3_000 }, B), 0.05, 1_000)
  expect([low, high]).toEqual([expect.closeTo(-0.55844, 5), expect.closeTo(1.56516, 5)])
})

test('nothing is above a rate of 0', () => {
  expect(uplift(ofConversions(100, 0), ofConversions(100, 3))).toBeUndefined()
})

const RUNS = 400
const LOOKS = 20
const UNITS_PER_LOOK = 250
const RATE = 0.2

/** Looks twenty times at two variants that are the same, and says whether any look had a winner. */
function isAlarmed(random: () => number, hasWinner: (a: Sample, b: Sample) => boolean): boolean {
  let [a, b] = [0, 0]
  for (let look = 1; look <= LOOKS; look += 1) {
    for (let unit = 0; unit < UNITS_PER_LOOK; unit += 1) {
      if (random() < RATE) a += 1
      if (random() < RATE) b += 1
    }
    const units = look * UNITS_PER_LOOK
    if (hasWinner(ofConversions(units, a), ofConversions(units, b))) return true
  }
  return false
}

function alarms(hasWinner: (a: Sample, b: Sample) => boolean): number {
  const random = seeded(20261128)
  return Array.from({ length: RUNS }, () => isAlarmed(random, hasWinner)).filter(Boolean).length / RUNS
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('who looks twenty times at equal variants is deceived seldom by it, and often by the one for a single look', () => {
  const sequential = alarms((a, b) => {
    const { low, high } = alwaysValidInterval(upliftOf(a, b), 0.05)
    return low > 0 || high < 0
  })
  // The broken twin: what somebody does who peeks at an ordinary test.
  const peeking = alarms((a, b) => chanceOf(upliftOf(a, b)) < 0.05)
  expect(sequential).toBeLessThanOrEqual(0.05)
  expect(peeking).toBeGreaterThan(0.12)
})
