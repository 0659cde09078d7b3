import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import {
  amountOf,
  type Board,
  type ExchangeRule,
  type Fees,
  feesOf,
  feesOwed,
  loadExchangeRules,
  rulesOf,
  type Side,
} from './index'

let store: TestStore
let rows: ExchangeRule[]
beforeAll(async () => {
  store = await openTestStore()
  rows = await loadExchangeRules(store.ctx.db.orm)
})
afterAll(() => store[Symbol.asyncDispose]())

const USUAL = { commission_rate: 300, commission_min: 500 }
const EIGHT = { commission_rate: 800, commission_min: 500 }
const RULES = { stamp_rate: 500, transfer_rate: 10 }

type Settings = typeof USUAL
type Case = [day: string, board: Board, side: Side, qty: number, price: number, Settings, fees: Fees]

// The first two are from akquant's tests (5.01 and 5.51 yuan in all), the next two from RQAlpha's published tests; the
// others are calculated by hand from the rates in force.
test.each<Case>([
  ['2026-11-27', 'main', 'buy', 100, 100_000, USUAL, { commission: 500, stamp: 0, transfer: 1 }],
  ['2026-11-27', 'main', 'sell', 100, 100_000, USUAL, { commission: 500, stamp: 50, transfer: 1 }],
  ['2023-08-16', 'main', 'sell', 1_000, 117_300, EIGHT, { commission: 938, stamp: 1_173, transfer: 12 }],
  ['2023-08-28', 'main', 'sell', 1_000, 115_200, EIGHT, { commission: 922, stamp: 576, transfer: 12 }],
  ['2023-08-27', 'star', 'sell', 1_000, 115_200, EIGHT, { commission: 922, stamp: 1_152, transfer: 12 }],
  ['2022-04-28', 'main', 'buy', 10_000, 100_000, USUAL, { commission: 3_000, stamp: 0, transfer: 200 }],
  ['2022-04-28', 'bse', 'buy', 10_000, 100_000, USUAL, { commission: 3_000, stamp: 0, transfer: 250 }],
  ['2022-04-29', 'bse', 'buy', 10_000, 100_000, USUAL, { commission: 3_000, stamp: 0, transfer: 100 }],
  ['2026-11-27', 'etf', 'sell', 10_000, 12_340, USUAL, { commission: 500, stamp: 0, transfer: 0 }],
])('on %s, board %s: to %s %i at %i', (day, board, side, qty, price, settings, fees) => {
  const rules = rulesOf(rows, board, day)
  expect(feesOf({ side, amount: amountOf(price, qty), rules }, settings)).toEqual(fees)
})

test('an amount is exact, halves up, however large', () => {
  expect(amountOf(12_345, 1)).toBe(123)
  expect(amountOf(12_350, 1)).toBe(124)
  expect(amountOf(999_999_899, 1_000_001)).toBe(10_000_008_989_999)
  expect(() => amountOf(12_345.6, 1)).toThrow('whole numbers')
  expect(() => amountOf(Number.MAX_SAFE_INTEGER, 1_000)).toThrow('too large')
})

test('nothing is owed while nothing is filled, and the least commission once for an order', () => {
  const none = feesOf({ side: 'sell', amount: 0, rules: RULES }, USUAL)
  expect(none).toEqual({ commission: 0, stamp: 0, transfer: 0 })
  const first = feesOf({ side: 'sell', amount: 100_000, rules: RULES }, USUAL)
  const second = feesOf({ side: 'sell', amount: 2_000_000, rules: RULES }, USUAL)
  expect(feesOwed(none, first)).toEqual({ commission: 500, stamp: 50, transfer: 1 })
  expect(feesOwed(first, second)).toEqual({ commission: 100, stamp: 950, transfer: 19 })
})

test('two orders that are taken for one are refused', () => {
  const [more, less] = [200_000, 100_000].map((amount) =>
    feesOf({ side: 'sell', amount, rules: RULES }, USUAL),
  )
  expect(() => feesOwed(more as Fees, less as Fees)).toThrow('are these two of one order?')
})

test('however an order is filled, its fills are charged what one fill would have been', () => {
  const fills = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fills, fc.constantFrom<Side>('buy', 'sell'), (amounts, side) => {
      const feesAt = (amount: number) => feesOf({ side, amount, rules: RULES }, USUAL)
      const charged = { commission: 0, stamp: 0, transfer: 0 }
      let filled = 0
      for (const amount of amounts) {
        const owed = feesOwed(feesAt(filled), feesAt(filled + amount))
        filled += amount
        for (const kind of ['commission', 'stamp', 'transfer'] as const) charged[kind] += owed[kind]
      }
      expect(charged).toEqual(feesAt(filled))
    }),
  )
})
