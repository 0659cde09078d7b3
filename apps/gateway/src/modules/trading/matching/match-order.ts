import { type ExchangeRules, isPrice, type Phase, type Side } from '../../exchange'

/** The fields of an order that decide whether a quote fills it. */
interface MatchedOrder {
  side: Side
  /** Null: whatever the other side asks. */
  price: number | null
  /** Shares that are not filled yet. */
  rest: number
  /** It was placed in the opening auction, whose price it has not met yet. */
  awaitsOpening: boolean
}

/** The fields of a quote that decide it. Prices are in ten-thousandths of a yuan. */
export interface MatchedQuote {
  last: number
  /** Null: not known yet. */
  open: number | null
  bid1: number | null
  ask1: number | null
  /** Of the day. Null: there is none. */
  limit_up: number | null
  limit_down: number | null
  is_suspended: boolean
  /** It arrived so late that somebody placing an order may have known its content. */
  is_stale: boolean
}

/**
 * - `waits`: this quote changes nothing
 * - `fills`: so many shares at a price
 * - `no_counterparty`: a market order that nobody stands against, which ends it
 */
export type Match =
  | { does: 'waits' }
  | { does: 'fills'; qty: number; price: number }
  | { does: 'no_counterparty' }

type LotRules = Pick<ExchangeRules, 'lot' | 'lot_step'>

const WAITS: Match = { does: 'waits' }

/**
 * What a quote in a phase does to an order, of which at most `pool` shares can be filled. A pure function, so that a
 * day can be replayed.
 */
export function matchOrder(
  order: MatchedOrder,
  quote: MatchedQuote,
  phase: Phase,
  rules: LotRules,
  pool: number,
): Match {
  if (quote.is_suspended || quote.is_stale) return WAITS
  const price = priceFor(order, quote, phase)
  if (price === 'waits') return WAITS
  if (price === 'nobody') return order.price === null ? { does: 'no_counterparty' } : WAITS
  if (order.price !== null && isWorse(order.side, price, order.price)) return WAITS
  const qty = fillable(order.rest, pool, rules)
  return qty === 0 ? WAITS : { does: 'fills', qty, price }
}

/** The price at which the order could be filled now. `nobody`: there is no counterparty. */
function priceFor(order: MatchedOrder, quote: MatchedQuote, phase: Phase): number | 'waits' | 'nobody' {
  switch (phase) {
    case 'waiting':
      return order.awaitsOpening ? auctionPrice(order, quote, quote.open) : 'waits'
    case 'continuous':
      if (order.awaitsOpening) return auctionPrice(order, quote, quote.open)
      return otherSide(order.side, quote)
    case 'after':
      return auctionPrice(order, quote, quote.last)
    default:
      return 'waits'
  }
}

function otherSide(side: Side, { bid1, ask1 }: MatchedQuote): number | 'nobody' {
  const price = side === 'buy' ? ask1 : bid1
  return isPrice(price) ? price : 'nobody'
}

/** An auction at a limit has left one side without a counterparty. A market order takes no part in auctions. */
function auctionPrice(
  { side, price: limit }: MatchedOrder,
  { limit_up, limit_down }: MatchedQuote,
  price: number | null,
): number | 'waits' {
  if (limit === null || !isPrice(price)) return 'waits'
  const isAtLimit = side === 'buy' ? price === limit_up : price === limit_down
  return isAtLimit ? 'waits' : price
}

function isWorse(side: Side, price: number, limit: number): boolean {
  return side === 'buy' ? price > limit : price < limit
}

/** As much of the rest as the pool has, in whole lots; less than a lot is filled completely or not at all. */
function fillable(rest: number, pool: number, { lot, lot_step }: LotRules): number {
  if (rest <= pool) return rest
  if (rest < lot) return 0
  return Math.floor(pool / lot_step) * lot_step
}
