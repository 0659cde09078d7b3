import { expect, test } from 'vitest'
import { limitsOf, NoExchangeRule } from './index'

const SHARES = { board: 'main', tick: 100, price_limit: 10, price_limit_st: 5, free_days: 5 } as const
const OLD = { is_st: false, listed_days: null }

// Reference prices, per cent, and limits, in ten-thousandths of a yuan, calculated by hand.
test.each([
  // In floating point, 1.15 × 1.1 is 1.2649999999999999.
  [11_500, 10, 12_700, 10_400],
  [100_000, 10, 110_000, 90_000],
  [100_500, 10, 110_600, 90_500],
  [100_500, 20, 120_600, 80_400],
  [100_500, 30, 130_700, 70_400],
  [30_300, 5, 31_800, 28_800],
  // A move of less than one tick is one tick, and no price is below one.
  [400, 10, 500, 300],
  [100, 5, 200, 100],
])('from %i by %i %%, the limits are %i and %i', (prev_close, price_limit, up, down) => {
  expect(limitsOf({ ...SHARES, price_limit }, { ...OLD, prev_close })).toEqual({ up, down })
})

test('an ETF moves by tenths of a fen', () => {
  const limits = limitsOf({ ...SHARES, tick: 10 }, { ...OLD, prev_close: 12_350 })
  expect(limits).toEqual({ up: 13_590, down: 11_120 })
})

test('shares under risk warning have a limit of their own', () => {
  const limits = limitsOf(SHARES, { prev_close: 100_000, is_st: true, listed_days: 900 })
  expect(limits).toEqual({ up: 105_000, down: 95_000 })
})

test('there is no limit during the free days of a listing, and one from the day after them', () => {
  const at = (listed_days: number) => limitsOf(SHARES, { ...OLD, prev_close: 100_000, listed_days })
  expect([at(1), at(5)]).toEqual([null, null])
  expect(at(6)).toEqual({ up: 110_000, down: 90_000 })
})

test('where first days had another rule, the first day is refused and the second is known', () => {
  const rules = { ...SHARES, free_days: null }
  const at = (listed_days: number) => limitsOf(rules, { ...OLD, prev_close: 100_000, listed_days })
  expect(() => at(1)).toThrow(NoExchangeRule)
  expect(at(2)).toEqual({ up: 110_000, down: 90_000 })
})

test.each([0, 999_999_900, 10.5, Number.NaN])('%d is no reference price', (prev_close) => {
  expect(() => limitsOf(SHARES, { ...OLD, prev_close })).toThrow('no price')
})

// The meaning of “to the nearest fen, halves up”, without rounding: no limit is further than half a fen from the exact
// one.
test('for every price up to 600 yuan, limits are the fen nearest to the exact ones', () => {
  const wrong: string[] = []
  for (const percent of [5, 10, 20, 30]) {
    const rules = { ...SHARES, price_limit: percent }
    for (let fen = 1; fen <= 60_000; fen++) {
      const limits = limitsOf(rules, { ...OLD, prev_close: fen * 100 })
      const up = (limits?.up ?? 0) / 100
      const down = (limits?.down ?? 0) / 100
      const move = fen * percent
      const isUp = move < 50 ? up === fen + 1 : isNearest(up * 100, fen * 100 + move)
      const isDown = move <= 50 ? down === Math.max(fen - 1, 1) : isNearest(down * 100, fen * 100 - move)
      if (!isUp || !isDown) wrong.push(`${fen} fen by ${percent} %: ${up}, ${down}`)
    }
  }
  expect(wrong).toEqual([])
})

/** Both in hundredths of a fen. */
function isNearest(rounded: number, exact: number): boolean {
  return rounded % 100 === 0 && rounded - exact > -50 && rounded - exact <= 50
}
