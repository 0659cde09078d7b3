import { expect, test } from 'vitest'
import { aboveCost, changeOf, rangeOf, volatilityOf } from './holding-facts'

const bars = (closes: readonly number[]) =>
  closes.slice(1).map((close, index) => ({ close, prev_close: closes[index] ?? 0 }))

/** Twenty changes, up and down by one per cent in turn. */
const SWING = bars(Array.from({ length: 21 }, (_, day) => (day % 2 ? 101_000 : 100_000)))

test.each([
  [1_650_000, 150, 10],
  [1_500_000, 150, 0],
  [100_000, 30, -66.67],
  [123_450, 12.345, 0],
  [10_000, 0.0001, 999_900],
])('a price of %d is %d at cost, %d per cent above it', (last, cost, above) => {
  expect(aboveCost(last, cost)).toBe(above)
})

test('volatility is the sample standard deviation of logarithms, of a year of 242 days', () => {
  // All twenty are ±ln 1.01, ten of each: the mean is 0, the variance 20 x²/19.
  const expected = Math.log(1.01) * Math.sqrt(20 / 19) * Math.sqrt(242) * 100
  expect(volatilityOf(SWING)).toBe(Math.round(expected * 100) / 100)
  expect(volatilityOf(SWING)).toBe(15.88)
  expect(volatilityOf(bars(Array(21).fill(100_000)))).toBe(0)
})

test('only the newest twenty changes count, and fewer are not enough', () => {
  expect(volatilityOf([{ close: 200_000, prev_close: 100_000 }, ...SWING])).toBe(volatilityOf(SWING))
  expect([volatilityOf(SWING.slice(1)), changeOf(SWING.slice(1))]).toEqual([null, null])
  expect(changeOf([{ close: 200_000, prev_close: 100_000 }, ...SWING])).toBe(0)
})

test('an ex-date alone is no change', () => {
  const flat = bars(Array(20).fill(140_000))
  expect(changeOf([...flat, { close: 100_000, prev_close: 100_000 }])).toBe(0)
  expect(volatilityOf([...flat, { close: 100_000, prev_close: 100_000 }])).toBe(0)
})

test('the range has the quote of today in it', () => {
  const year = [
    { low: 100_000, high: 120_000 },
    { low: 90_000, high: 110_000 },
  ]
  expect(rangeOf(year, undefined)).toEqual({ low: 9, high: 12 })
  expect(rangeOf(year, { last: 125_000, high: 130_000, low: null })).toEqual({ low: 9, high: 13 })
  expect(rangeOf([], { last: 125_000, high: null, low: null })).toBeNull()
})
