import { expect, test } from 'vitest'
import { bandOf } from './index'

const STAR = { tick: 100, band_up: 102, band_down: 98 }

// 10.00 yuan × 102 % = 10.20 is the example that the exchange gives investors for STAR.
test.each([
  [100_000, 102_000, 98_000],
  [123_300, 125_800, 120_800],
  // For a low price, ten ticks are more than 2 %.
  [20_000, 21_000, 19_000],
  [500, 1_500, 100],
])('around %i, %i may be bid and %i asked', (reference, up, down) => {
  expect(bandOf(STAR, reference)).toEqual({ up, down })
})

test('in Beijing it is 5 %, and a board without a band has none', () => {
  expect(bandOf({ tick: 100, band_up: 105, band_down: 95 }, 200_000)).toEqual({ up: 210_000, down: 190_000 })
  expect(bandOf({ tick: 10, band_up: null, band_down: null }, 200_000)).toBeNull()
  expect(bandOf({ tick: 100, band_up: 102, band_down: null }, 200_000)).toEqual({ up: 204_000, down: null })
})

test('it is not reckoned from what is no price', () => {
  expect(() => bandOf(STAR, 0)).toThrow('no price')
})
