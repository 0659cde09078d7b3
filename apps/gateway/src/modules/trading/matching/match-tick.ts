import type { ExchangeRules, Fees, Phase, Side } from '../../exchange'
import { chargeFill, sumOf } from './charge-fill'
import { type MatchedQuote, matchOrder } from './match-order'

/** An open order, with the terms of its contest. */
export interface OpenOrder extends Fees {
  order_id: number
  player_id: number
  code: string
  side: Side
  qty: number
  /** Null: whatever the other side asks. */
  price: number | null
  day: string
  filled_qty: number
  filled_amount: number
  /** Money of a buyer, fen; shares of a seller. */
  held: number
  awaitsOpening: boolean
  commission_rate: number
  commission_min: number
}

/** A quote that orders are matched against. */
export interface MetQuote extends MatchedQuote {
  code: string
  phase: Phase
  /** Shares traded since the previous quote. */
  traded: number
  rules: ExchangeRules
}

/** What a quote has filled of an order, and its fees, fen. */
interface Fill {
  qty: number
  price: number
  amount: number
  charged: Fees
}

/** What has become of an order. */
export interface Outcome {
  /** As it was. */
  before: OpenOrder
  after: OpenOrder
  fill: Fill | null
  state: 'open' | 'filled' | 'cancelled'
  /** What is released of what it held when it ends. */
  released: number
  remark: string
}

const NOBODY = '委托时的对手盘已撤走，市价委托未成交的部分已撤销'
const TOO_DEAR = '卖价已高于委托时冻结的资金，市价委托未成交的部分已撤销'

/** One part in this many of what was traded since the previous quote can be filled here. */
const SHARE_OF_TRADED = 4

/**
 * Matches orders against the quotes of one tick. Returns those that it changes; earlier orders are filled first, and
 * those on one side of a share have a quarter of the traded volume between them.
 */
export function matchTick(orders: readonly OpenOrder[], quotes: ReadonlyMap<string, MetQuote>): Outcome[] {
  const pools = new Map<string, number>()
  const outcomes: Outcome[] = []
  for (const order of orders.toSorted((one, other) => one.order_id - other.order_id)) {
    const quote = quotes.get(order.code)
    if (!quote) continue
    const key = `${order.side} ${order.code}`
    const pool = pools.get(key) ?? Math.floor(quote.traded / SHARE_OF_TRADED)
    const outcome = matchOne(order, quote, pool)
    pools.set(key, pool - (outcome?.fill?.qty ?? 0))
    if (outcome) outcomes.push(outcome)
  }
  return outcomes
}

function matchOne(order: OpenOrder, quote: MetQuote, pool: number): Outcome | undefined {
  const rest = order.qty - order.filled_qty
  const match = matchOrder({ ...order, rest }, quote, quote.phase, quote.rules, pool)
  if (match.does === 'waits') return undefined
  if (match.does === 'no_counterparty' || isTooDear(order, match.price, rest, quote.rules))
    return {
      before: order,
      after: { ...order, held: 0 },
      fill: null,
      state: 'cancelled',
      released: order.held,
      remark: match.does === 'no_counterparty' ? NOBODY : TOO_DEAR,
    }
  return filled(order, match, quote.rules)
}

/**
 * Where a share has no price limits, the worst price is not known beforehand: what is held has to pay for everything
 * left.
 */
function isTooDear(order: OpenOrder, price: number, rest: number, rules: ExchangeRules): boolean {
  if (order.side === 'sell' || order.price !== null) return false
  const { amount, charged } = chargeFill(order, { qty: rest, price }, rules)
  return amount + sumOf(charged) > order.held
}

function filled(
  before: OpenOrder,
  { qty, price }: { qty: number; price: number },
  rules: ExchangeRules,
): Outcome {
  const { amount, charged } = chargeFill(before, { qty, price }, rules)
  const isWhole = before.filled_qty + qty === before.qty
  const held = before.held - (before.side === 'buy' ? amount + sumOf(charged) : qty)
  return {
    before,
    after: {
      ...before,
      filled_qty: before.filled_qty + qty,
      filled_amount: before.filled_amount + amount,
      commission: before.commission + charged.commission,
      stamp: before.stamp + charged.stamp,
      transfer: before.transfer + charged.transfer,
      held: isWhole ? 0 : held,
    },
    fill: { qty, price, amount, charged },
    state: isWhole ? 'filled' : 'open',
    released: isWhole ? held : 0,
    remark: '',
  }
}
