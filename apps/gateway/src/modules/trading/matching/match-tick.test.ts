import { expect, test } from 'vitest'
import type { ExchangeRules } from '../../exchange'
import { moneyToHold } from './charge-fill'
import { type MetQuote, matchTick, type OpenOrder } from './match-tick'

const rules: ExchangeRules = {
  board: 'main',
  price_limit: 10,
  price_limit_st: 5,
  free_days: 5,
  lot: 100,
  lot_step: 100,
  most_shares: 1_000_000,
  tick: 100,
  stamp_rate: 500,
  transfer_rate: 10,
  band_up: null,
  band_down: null,
}
const quote: MetQuote = {
  code: '609901',
  phase: 'continuous',
  rules,
  last: 100_000,
  open: 100_000,
  bid1: 100_000,
  ask1: 100_000,
  limit_up: 110_000,
  limit_down: 90_000,
  traded: 4_000,
  is_suspended: false,
  is_stale: false,
}
const terms = { commission_rate: 300, commission_min: 500 }

function order(order_id: number, given: Partial<OpenOrder> = {}): OpenOrder {
  const { qty = 100, price = 100_000, side = 'buy' } = given
  return {
    order_id,
    player_id: order_id,
    code: '609901',
    side,
    qty,
    price,
    day: '2026-03-02',
    filled_qty: 0,
    filled_amount: 0,
    commission: 0,
    stamp: 0,
    transfer: 0,
    held: side === 'sell' ? qty : moneyToHold({ qty, price: price ?? 110_000 }, terms, rules),
    awaitsOpening: false,
    ...terms,
    ...given,
  }
}

function match(orders: readonly OpenOrder[], changed: Partial<MetQuote> = {}) {
  return matchTick(orders, new Map([['609901', { ...quote, ...changed }]]))
}

const filledOf = (outcomes: ReturnType<typeof match>) =>
  outcomes.map(({ before, fill }) => [before.order_id, fill?.qty])

// The figures of akquant, which VERTICALS names: 100 at 10 yuan, with fees of 5.01 to buy and 5.51 to sell.
test('a hundred at 10 yuan are bought for 5.01 yuan of fees, and sold for 5.51', () => {
  const [bought] = match([order(1)])
  expect(bought?.fill).toEqual({
    qty: 100,
    price: 100_000,
    amount: 100_000,
    charged: { commission: 500, stamp: 0, transfer: 1 },
  })
  expect([bought?.state, bought?.released, bought?.after.held]).toEqual(['filled', 0, 0])
  const [sold] = match([order(1, { side: 'sell' })])
  expect(sold?.fill?.charged).toEqual({ commission: 500, stamp: 50, transfer: 1 })
})

test('a quarter of what was traded is shared by who came first, each side by itself', () => {
  const outcomes = match([
    order(4, { qty: 300, side: 'sell' }),
    order(3, { qty: 500 }),
    order(1, { qty: 700 }),
    order(2, { qty: 100 }),
    order(5, { qty: 800, side: 'sell' }),
  ])
  expect(filledOf(outcomes)).toEqual([
    [1, 700],
    [2, 100],
    [3, 200],
    [4, 300],
    [5, 700],
  ])
})

test('who waits for a better price leaves their part to those behind', () => {
  expect(filledOf(match([order(1, { qty: 1_000, price: 99_900 }), order(2, { qty: 1_000 })]))).toEqual([
    [2, 1_000],
  ])
})

test('the least commission is that of an order, however many fills it has', () => {
  let now = order(1, { qty: 3_000 })
  const charged: number[] = []
  for (const traded of [400, 400, 11_200]) {
    const [outcome] = match([now], { traded })
    charged.push(outcome?.fill?.charged.commission ?? -1)
    now = outcome?.after ?? now
  }
  // 3,000 at 10 yuan are 30,000 yuan: 9 yuan in all, and the first hundred are charged the minimum.
  expect(charged).toEqual([500, 0, 400])
  expect(now).toMatchObject({ filled_qty: 3_000, commission: 900, held: 0 })
})

test('what was held above the price comes back when the order is filled', () => {
  const [outcome] = match([order(1, { price: 105_000 })])
  expect(outcome?.released).toBe(5_000)
})

test('a sale never costs more than it brings', () => {
  const cheap = { bid1: 200, last: 200, ask1: 300 }
  const [first] = match([order(1, { side: 'sell', qty: 400, price: 200 })], { ...cheap, traded: 400 })
  expect(first?.fill).toMatchObject({ amount: 200, charged: { commission: 200, stamp: 0, transfer: 0 } })
  const [rest] = match([first?.after ?? order(1)], cheap)
  expect(rest?.fill).toMatchObject({ amount: 600, charged: { commission: 300 } })
})

test('a market order ends where nobody stands against it, with what it holds and why', () => {
  const [outcome] = match([order(1, { price: null })], { ask1: null })
  expect(outcome).toMatchObject({ state: 'cancelled', fill: null, released: 110_501, after: { held: 0 } })
  expect(outcome?.remark).toContain('市价委托未成交的部分已撤销')
})

test('without limits a market order ends where what it holds does not pay for all of it', () => {
  const held = moneyToHold({ qty: 100, price: 102_000 }, terms, rules)
  const asked = (ask1: number) => match([order(1, { price: null, held })], { ask1, limit_up: null })[0]
  expect(asked(102_000)).toMatchObject({ state: 'filled', released: 0 })
  expect(asked(102_100)).toMatchObject({ state: 'cancelled', released: held })
})

test('what nothing changes is not among the outcomes', () => {
  expect(match([order(1, { price: 99_000 }), order(2, { code: '000001' })])).toEqual([])
})
