import { describe, expect, test } from 'vitest'
import type { Phase } from '../../exchange'
import { type MatchedQuote, matchOrder } from './match-order'

const LOT = { lot: 100, lot_step: 100 }
const STAR = { lot: 200, lot_step: 1 }

const quote: MatchedQuote = {
  last: 100_000,
  open: 99_000,
  bid1: 99_900,
  ask1: 100_100,
  limit_up: 110_000,
  limit_down: 90_000,
  is_suspended: false,
  is_stale: false,
}
const buy = { side: 'buy' as const, price: 100_500 as number | null, rest: 1_000, awaitsOpening: false }
const sell = { ...buy, side: 'sell' as const, price: 99_500 as number | null }

type Case = [
  what: string,
  order: Partial<typeof buy | typeof sell>,
  quote: Partial<MatchedQuote>,
  result: unknown,
]

const fills = (qty: number, price: number) => ({ does: 'fills', qty, price })
const waits = { does: 'waits' }

function match(
  order: Partial<typeof buy | typeof sell>,
  changed: Partial<MatchedQuote>,
  { phase = 'continuous' as Phase, pool = 5_000, rules = LOT } = {},
) {
  const whole = { ...(order.side === 'sell' ? sell : buy), ...order }
  return matchOrder(whole, { ...quote, ...changed }, phase, rules, pool)
}

describe('while trading is continuous', () => {
  test.each<Case>([
    ['a buyer pays what is asked', {}, {}, fills(1_000, 100_100)],
    ['also at exactly the own price', { price: 100_100 }, {}, fills(1_000, 100_100)],
    ['and waits for less than is asked', { price: 100_000 }, {}, waits],
    ['a seller gets what is bid', { side: 'sell' }, {}, fills(1_000, 99_900)],
    ['also at exactly the own price', { side: 'sell', price: 99_900 }, {}, fills(1_000, 99_900)],
    ['and waits for more than is bid', { side: 'sell', price: 100_000 }, {}, waits],
    ['a market order takes what there is', { price: null }, {}, fills(1_000, 100_100)],
    ['on both sides', { side: 'sell', price: null }, {}, fills(1_000, 99_900)],
    ['nobody asks: a limit order waits', {}, { ask1: null }, waits],
    ['0 is nobody', {}, { ask1: 0 }, waits],
    ['99999.99 is nobody', { price: 999_999_900 }, { ask1: 999_999_900 }, waits],
    ['nobody bids: the same', { side: 'sell', price: 100 }, { bid1: 0 }, waits],
    ['a market order ends there', { price: null }, { ask1: null }, { does: 'no_counterparty' }],
    ['of a seller, too', { side: 'sell', price: null }, { bid1: 0 }, { does: 'no_counterparty' }],
    ['a suspended share waits', {}, { is_suspended: true }, waits],
    ['a market order of one, too', { price: null }, { is_suspended: true, ask1: null }, waits],
    ['a quote that came late fills nothing', {}, { is_stale: true }, waits],
  ])('%s', (_what, order, changed, result) => {
    expect(match(order, changed)).toEqual(result)
  })
})

describe('in auctions', () => {
  const early = { awaitsOpening: true }
  test.each<[string, Partial<typeof buy | typeof sell>, Partial<MatchedQuote>, Phase, unknown]>([
    ['before the opening everybody waits', early, {}, 'opening_auction', waits],
    ['also once nothing can be taken back', early, {}, 'opening_auction_no_cancel', waits],
    ['an order of the auction is filled at the opening price', early, {}, 'waiting', fills(1_000, 99_000)],
    ['also where it is told after the session has begun', early, {}, 'continuous', fills(1_000, 99_000)],
    ['not before it is known', early, { open: null }, 'continuous', waits],
    ['and not at a worse one', { ...early, price: 98_900 }, {}, 'waiting', waits],
    ['a seller likewise', { ...early, side: 'sell', price: 98_900 }, {}, 'waiting', fills(1_000, 99_000)],
    [
      'an opening at the upper limit leaves buyers behind',
      { ...early, price: 110_000 },
      { open: 110_000 },
      'waiting',
      waits,
    ],
    [
      'and at the lower limit sellers',
      { ...early, side: 'sell', price: 90_000 },
      { open: 90_000 },
      'waiting',
      waits,
    ],
    ['who came after the auction waits for the session', {}, {}, 'waiting', waits],
    ['in the break everybody waits', {}, {}, 'break', waits],
    ['in the closing auction everybody waits', {}, {}, 'closing_auction', waits],
    ['for its price, which is the last', {}, {}, 'after', fills(1_000, 100_000)],
    ['a market order takes no part', { price: null }, {}, 'after', waits],
    [
      'a close at the upper limit leaves buyers behind',
      { price: 110_000 },
      { last: 110_000 },
      'after',
      waits,
    ],
    ['and no sellers', { side: 'sell' }, { last: 110_000 }, 'after', fills(1_000, 110_000)],
    ['before the day everybody waits', {}, {}, 'closed', waits],
  ])('%s', (_what, order, changed, phase, result) => {
    expect(match(order, changed, { phase })).toEqual(result)
  })
})

describe('of what was traded', () => {
  test.each<[string, number, number, typeof LOT, unknown]>([
    ['whole lots are filled', 1_000, 250, LOT, fills(200, 100_100)],
    ['and less than a lot is not', 1_000, 99, LOT, waits],
    ['nothing was traded: nothing is filled', 1_000, 0, LOT, waits],
    ['an odd rest goes whole', 130, 130, LOT, fills(130, 100_100)],
    ['of lots and an odd rest first the lots', 130, 129, LOT, fills(100, 100_100)],
    ['an odd rest does not go in parts', 30, 29, LOT, waits],
    ['where steps are single shares, any number', 500, 333, STAR, fills(333, 100_100)],
    ['but less than the least only whole', 150, 149, STAR, waits],
  ])('%s', (_what, rest, pool, rules, result) => {
    expect(match({ rest }, {}, { pool, rules })).toEqual(result)
  })
})
