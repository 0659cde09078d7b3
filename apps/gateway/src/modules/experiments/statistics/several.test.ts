import { expect, test } from 'vitest'
import { holm } from './holm'
import { chanceOfRatio, isRatioMismatch } from './ratio-mismatch'
import { unitsNeeded } from './units-needed'

test('a ratio that chance brings about is no alarm, one that it does not is', () => {
  expect(chanceOfRatio([5_000, 5_300], [1, 1])).toBeCloseTo(0.0031, 4)
  expect(isRatioMismatch([5_000, 5_300], [1, 1])).toBe(false)
  expect(isRatioMismatch([5_000, 5_400], [1, 1])).toBe(true)
  expect(isRatioMismatch([8_000, 1_000, 1_000], [80, 10, 10])).toBe(false)
  expect(isRatioMismatch([8_000, 1_300, 1_000], [80, 10, 10])).toBe(true)
})

test('a few units are no reason for an alarm, however they fall', () => {
  expect(isRatioMismatch([99, 0], [1, 1])).toBe(false)
  expect(isRatioMismatch([100, 0], [1, 1])).toBe(true)
})

test('of several chances each is held to what is left, and none passes behind one that fails', () => {
  expect(holm([0.03, 0.01, 0.04], 0.06)).toEqual([
    { adjusted: 0.06, alpha: 0.03 },
    { adjusted: 0.03, alpha: 0.02 },
    { adjusted: 0.06, alpha: 0.06 },
  ])
  expect(holm([0.2], 0.05)).toEqual([{ adjusted: 0.2, alpha: 0.05 }])
  expect(holm([0.9, 0.8], 0.05).map(({ adjusted }) => adjusted)).toEqual([1, 1])
})

test('the size is that of the textbook, and more variants need more', () => {
  // 10 % against 12 %, by the formula without pooling: (1.96 + 0.84)² · (0.09 + 0.1056) ÷ 0.02².
  const asked = { base: 0.1, effect: 0.2, alpha: 0.05 }
  expect(unitsNeeded({ ...asked, comparisons: 1 })).toBe(3_839)
  expect(unitsNeeded({ ...asked, comparisons: 3 })).toBeGreaterThan(4_900)
  expect(unitsNeeded({ ...asked, effect: 0.1, comparisons: 1 })).toBeGreaterThan(14_000)
})
