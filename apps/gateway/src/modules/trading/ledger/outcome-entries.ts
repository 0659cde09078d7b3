import { halfUp } from '../../exchange'
import { type CashEntry, type Entries, refOf, type ShareEntry } from './entries'

/** A holding before some of it is sold. */
export interface Holding {
  qty: number
  cost: number
}

interface OrderOf {
  order_id: number
  player_id: number
  code: string
  side: 'buy' | 'sell'
  day: string
}

interface Filled {
  qty: number
  amount: number
  charged: { commission: number; stamp: number; transfer: number }
}

/** What an order that was accepted holds: money of a buyer, shares of a seller. */
export function orderEntries(order: OrderOf, held: number): Entries {
  const ref = refOf.order(order.order_id)
  return order.side === 'buy'
    ? { cash: [{ ...payer(order), move: 'hold', ref, cash: -held, held }], shares: [] }
    : { cash: [], shares: [{ ...holder(order), move: 'hold', ref, held }] }
}

/** What the end of an order gives back. */
export function endEntries(order: OrderOf, released: number): Entries {
  if (released === 0) return { cash: [], shares: [] }
  const ref = refOf.end(order.order_id)
  return order.side === 'buy'
    ? { cash: [{ ...payer(order), move: 'release', ref, cash: released, held: -released }], shares: [] }
    : { cash: [], shares: [{ ...holder(order), move: 'release', ref, held: -released }] }
}

/**
 * The movements of a fill. A buyer pays from what the order holds; a sale takes its share of the cost of the holding.
 */
export function fillEntries(
  order: OrderOf,
  tick_id: number,
  { qty, amount, charged }: Filled,
  holding: Holding,
): Entries {
  const ref = refOf.fill(order.order_id, tick_id)
  const fees = (['commission', 'stamp', 'transfer'] as const).filter((fee) => charged[fee] > 0)
  const purse = order.side === 'buy' ? 'held' : 'cash'
  const paid = fees.map((move): CashEntry => ({ ...payer(order), move, ref, [purse]: -charged[move] }))
  if (order.side === 'buy') {
    const cost = amount + charged.commission + charged.stamp + charged.transfer
    return {
      cash: [{ ...payer(order), move: 'buy', ref, held: -amount }, ...paid],
      shares: [{ ...holder(order), move: 'buy', ref, qty, cost }],
    }
  }
  return {
    cash: [{ ...payer(order), move: 'sell', ref, cash: amount }, ...paid],
    shares: [
      { ...holder(order), move: 'sell', ref, qty: -qty, held: -qty, cost: 0 - costPart(holding, qty) },
    ],
  }
}

/** The cost of part of a holding. Dividends may have exceeded what was paid for it. */
function costPart({ qty, cost }: Holding, sold: number): number {
  return Math.sign(cost) * halfUp(Math.abs(cost), sold, qty)
}

function payer({ player_id, day }: OrderOf): Pick<CashEntry, 'player_id' | 'day'> {
  return { player_id, day }
}

function holder({ player_id, code, day }: OrderOf): Pick<ShareEntry, 'player_id' | 'code' | 'day'> {
  return { player_id, code, day }
}
