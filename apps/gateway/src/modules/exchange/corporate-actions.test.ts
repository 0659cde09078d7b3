import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterAction, amountOf, exReference } from './index'

const SHARES = { tick: 100 }

// Calculated by hand from what announcements say; 6,000 shares × 1.15 are 6,900, which floating point turns into 6,899.
test.each([
  ['10派2.5元', { cash: 25_000, bonus: 0 }, 1_000, { qty: 1_000, cash: 25_000 }],
  ['10转4股', { cash: 0, bonus: 40_000 }, 1_000, { qty: 1_400, cash: 0 }],
  ['10送1.5股', { cash: 0, bonus: 15_000 }, 6_000, { qty: 6_900, cash: 0 }],
  // The dividend is for the 1,000 that were held, and not for the 1,400 that they become.
  ['10转4派3元', { cash: 30_000, bonus: 40_000 }, 1_000, { qty: 1_400, cash: 30_000 }],
  ['halves up to a share', { cash: 0, bonus: 45_000 }, 110, { qty: 160, cash: 0 }],
  ['halves up to a fen', { cash: 1_234, bonus: 0 }, 125, { qty: 125, cash: 154 }],
])('%s', (_name, action, held, { qty, cash }) => {
  expect(afterAction({ qty: held, cost: 1_000_000 }, action)).toEqual({ qty, cash, cost: 1_000_000 - cash })
})

// The second is the example with which Shenzhen’s formula is taught, without its rights issue.
test.each([
  ['10派2.5元', 100_000, { cash: 25_000, bonus: 0 }, 97_500],
  ['10送3派2元', 100_000, { cash: 20_000, bonus: 30_000 }, 75_400],
  ['10转4股', 100_100, { cash: 0, bonus: 40_000 }, 71_500],
  ['halves up', 20_100, { cash: 0, bonus: 100_000 }, 10_100],
  ['at least one step', 200, { cash: 1_990, bonus: 0 }, 100],
])('%s: from %i', (_name, prev_close, action, reference) => {
  expect(exReference(SHARES, prev_close, action)).toBe(reference)
})

test('a dividend that is more than the price is refused', () => {
  expect(() => exReference(SHARES, 10_000, { cash: 100_000, bonus: 0 })).toThrow('for ten shares')
  expect(() => exReference(SHARES, 0, { cash: 0, bonus: 1 })).toThrow('no price')
})

test('what a holding has gained does not jump on an ex-date', () => {
  const action = fc.record({
    cash: fc.integer({ min: 0, max: 90_000 }),
    bonus: fc.integer({ min: 0, max: 200_000 }),
  })
  const holdings = fc.record({
    lots: fc.integer({ min: 1, max: 10_000 }),
    close: fc.integer({ min: 200, max: 50_000 }),
  })
  fc.assert(
    fc.property(action, holdings, (changed, { lots, close }) => {
      const before = { qty: lots * 100, cost: 0 }
      const prev_close = close * 100
      const reference = exReference(SHARES, prev_close, changed)
      const after = afterAction(before, changed)
      const gained = amountOf(prev_close, before.qty) - before.cost
      const jump = amountOf(reference, after.qty) - after.cost - gained
      // Half a fen for each share by the rounded price, half a share by the rounded quantity, and two sums of money.
      expect(Math.abs(jump)).toBeLessThanOrEqual(after.qty / 2 + reference / 200 + 2)
    }),
  )
})
