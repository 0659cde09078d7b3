import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf } from '../../../../../../packages/blocks/src/w-sim-detail/order-cost'
import type { Side } from '../../exchange'
import { chargeFill, moneyToHold } from '../matching/charge-fill'

// The cost that a page shows before an order is what the ledger charges after it, if one fill fills all of it at its
// price.

const RULES = { stamp_rate: 500, transfer_rate: 10 }
const TERMS = { commission_rate: 300, commission_min: 500 }
const NOTHING = { filled_amount: 0, commission: 0, stamp: 0, transfer: 0 }

type Rates = typeof TERMS & typeof RULES
const told = (side: Side, qty: number, price: number, rates: Rates = { ...TERMS, ...RULES }) =>
  costOf({ side, qty, price }, rates)

function charged(side: Side, qty: number, price: number, { stamp_rate, transfer_rate, ...terms }: Rates) {
  const { amount, charged } = chargeFill(
    { side, ...NOTHING, ...terms },
    { qty, price },
    { stamp_rate, transfer_rate },
  )
  const fees = charged.commission + charged.stamp + charged.transfer
  return { amount, ...charged, total: side === 'buy' ? amount + fees : amount - fees }
}

test.each([
  ['buy', 100, 100_000, { amount: 100_000, commission: 500, stamp: 0, transfer: 1, total: 100_501 }],
  ['sell', 100, 100_000, { amount: 100_000, commission: 500, stamp: 50, transfer: 1, total: 99_449 }],
  [
    'buy',
    3_200,
    382_100,
    { amount: 12_227_200, commission: 3_668, stamp: 0, transfer: 122, total: 12_230_990 },
  ],
  // Halves are rounded up, and a sale never costs more than its proceeds.
  ['sell', 1, 12_350, { amount: 124, commission: 124, stamp: 0, transfer: 0, total: 0 }],
  ['sell', 700, 12_345, { amount: 86_415, commission: 500, stamp: 43, transfer: 1, total: 85_871 }],
] as const)('to %s %i at %i', (side, qty, price, cost) => {
  expect(told(side, qty, price)).toEqual(cost)
  expect(charged(side, qty, price, { ...TERMS, ...RULES })).toEqual(cost)
})

test('whatever is ordered, the page and the ledger reckon the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Side>('buy', 'sell'),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 100, max: 20_000_000 }),
      fc.record({
        commission_rate: fc.integer({ min: 0, max: 3_000 }),
        commission_min: fc.integer({ min: 0, max: 1_000 }),
        stamp_rate: fc.integer({ min: 0, max: 1_000 }),
        transfer_rate: fc.integer({ min: 0, max: 50 }),
      }),
      (side, qty, price, rates) => {
        const shown = told(side, qty, price, rates)
        // For an amount that rounds to zero fen nothing is shown.
        if (shown) expect(shown).toEqual(charged(side, qty, price, rates))
        if (shown && side === 'buy') expect(shown.total).toBe(moneyToHold({ qty, price }, rates, rates))
      },
    ),
  )
})

test('what is too much to be reckoned exactly is not told', () => {
  expect(told('buy', 100_000_000, 99_999_999)).toBeUndefined()
  expect(told('buy', 0, 100_000)).toBeUndefined()
})
