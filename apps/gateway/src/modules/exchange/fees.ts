import { halfUp } from './half-up'
import type { Side } from './lot-problem'
import type { ExchangeRules } from './rules-of'

/** What an order costs in addition to its amount, in fen. */
export interface Fees {
  commission: number
  /** Stamp duty. */
  stamp: number
  transfer: number
}

/** Set by a contest, not by any exchange. */
interface CommissionSettings {
  /** In millionths of the amount: 300 is 0.03 %. */
  commission_rate: number
  /** The minimum per order, in fen. */
  commission_min: number
}

interface Traded {
  side: Side
  /** The amount of an order so far, in fen. */
  amount: number
  rules: Pick<ExchangeRules, 'stamp_rate' | 'transfer_rate'>
}

const MILLION = 1_000_000

/** What a number of shares costs at a price in ten-thousandths of a yuan, in fen, halves up. */
export function amountOf(price: number, qty: number): number {
  return halfUp(price, qty, 100)
}

/**
 * What an order owes on everything filled so far, in fen, each rounded with halves up. The minimum commission is per
 * order, not per fill; an order with nothing filled owes nothing. Stamp duty is for sellers only: announcement 39 of
 * 2023 of the Ministry of Finance and the tax authority. The transfer fee is ChinaClear’s.
 */
export function feesOf(
  { side, amount, rules }: Traded,
  { commission_rate, commission_min }: CommissionSettings,
): Fees {
  if (amount === 0) return { commission: 0, stamp: 0, transfer: 0 }
  return {
    commission: Math.max(halfUp(amount, commission_rate, MILLION), commission_min),
    stamp: side === 'sell' ? halfUp(amount, rules.stamp_rate, MILLION) : 0,
    transfer: halfUp(amount, rules.transfer_rate, MILLION),
  }
}

/**
 * What a further fill of an order is charged: what `feesOf` returns for everything filled now, less what it returned
 * before. So all fills of an order together are charged what one fill would have been. Throws a RangeError if it would
 * be less than 0.
 */
export function feesOwed(before: Fees, after: Fees): Fees {
  const owed = {
    commission: after.commission - before.commission,
    stamp: after.stamp - before.stamp,
    transfer: after.transfer - before.transfer,
  }
  if (Math.min(...Object.values(owed)) < 0)
    throw new RangeError('An order has been charged more than it owes now: are these two of one order?')
  return owed
}
