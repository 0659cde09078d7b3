import { expect, test } from 'vitest'
import { normalBeyond, normalDistance, squaresAbove, studentBeyond, studentDistance } from './distributions'

test('tails and quantiles are those of the printed tables', () => {
  expect(normalBeyond(1.959_963_985)).toBeCloseTo(0.05, 9)
  expect(normalDistance(0.01)).toBeCloseTo(2.575_829_304, 8)
  expect(squaresAbove(3.841_458_821, 1)).toBeCloseTo(0.05, 9)
  expect(squaresAbove(18.307_038_05, 10)).toBeCloseTo(0.05, 9)
  expect(squaresAbove(0.5, 4)).toBeCloseTo(0.973_500_979, 8)
  expect(studentDistance(0.05, 10)).toBeCloseTo(2.228_138_852, 8)
  expect(studentDistance(0.01, 2)).toBeCloseTo(9.924_843_201, 7)
})

test('tails are those that have a closed form', () => {
  for (const t of [0.01, 0.5, 1, 3, 40]) {
    expect(studentBeyond(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 12)
    expect(studentBeyond(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12)
    expect(squaresAbove(t, 2)).toBeCloseTo(Math.exp(-t / 2), 12)
    expect(squaresAbove(t, 4)).toBeCloseTo(Math.exp(-t / 2) * (1 + t / 2), 12)
  }
})

test('with many degrees t is normal, and far out both are still told apart from nothing', () => {
  expect(studentBeyond(2.5, 1e7)).toBeCloseTo(normalBeyond(2.5), 7)
  expect(normalBeyond(10)).toBeGreaterThan(1.5e-23)
  expect(normalBeyond(10)).toBeLessThan(1.6e-23)
})
