import { expect, test } from 'vitest'
import { isPrice, tickProblem } from './index'

// Feeds send 99999.99 and 0 yuan where a listing has no limits.
test.each([0, 999_999_900, 1_000_000_000, -100, 0.5, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
  '%s is no price',
  (value) => {
    expect(isPrice(value)).toBe(false)
  },
)

test.each([1, 100, 17_880_000, 999_999_899])('%i is a price', (value) => {
  expect(isPrice(value)).toBe(true)
})

test.each([
  [100, 100_000, null],
  [100, 100_050, 'off_tick'],
  [100, 100_010, 'off_tick'],
  [10, 100_010, null],
  [10, 100_001, 'off_tick'],
  [100, 0, 'no_price'],
  [100, 999_999_900, 'no_price'],
  [100, 100.5, 'no_price'],
])('where a step is %i, the price %d has the problem %s', (tick, price, problem) => {
  expect(tickProblem({ tick }, price)).toBe(problem)
})
