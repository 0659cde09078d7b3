/** The terms that an order's cost is calculated with, as its sheet gives them. */
export interface Terms {
  /** Millionths. */
  commission_rate: number
  /** Fen. */
  commission_min: number
  stamp_rate: number
  transfer_rate: number
}

/** The cost of an order when all of it is filled at its price, in fen. */
export interface Cost {
  amount: number
  commission: number
  stamp: number
  transfer: number
  /** What a buyer pays and a seller receives. */
  total: number
}

const MILLION = 1_000_000

/**
 * The cost of an order, shown before it is placed. It is calculated in whole numbers as the gateway does (`feesOf` of
 * its module `exchange`; one table of examples tests both), for a seller as if it were one fill. `price` is in
 * ten-thousandths of a yuan. Undefined: nothing is ordered, or more than can be calculated exactly.
 */
export function costOf(
  { side, qty, price }: { side: 'buy' | 'sell'; qty: number; price: number },
  terms: Terms,
): Cost | undefined {
  const amount = halfUp(price, qty, 100)
  if (!amount) return undefined
  const part = (rate: number) => halfUp(amount, rate, MILLION) ?? 0
  let commission = Math.max(part(terms.commission_rate), terms.commission_min)
  let stamp = side === 'sell' ? part(terms.stamp_rate) : 0
  let transfer = part(terms.transfer_rate)
  if (side === 'sell') {
    // A sale never costs more than it brings.
    stamp = Math.min(stamp, amount)
    transfer = Math.min(transfer, amount - stamp)
    commission = Math.min(commission, amount - stamp - transfer)
  }
  const fees = commission + stamp + transfer
  return { amount, commission, stamp, transfer, total: side === 'buy' ? amount + fees : amount - fees }
}

/**
 * `value × parts ÷ whole`, halves rounded up. The oldest phones we support have no BigInt; undefined if it would be
 * inexact.
 */
function halfUp(value: number, parts: number, whole: number): number | undefined {
  const sum = value * parts * 2 + whole
  if (!Number.isSafeInteger(sum)) return undefined
  return (sum - (sum % (2 * whole))) / (2 * whole)
}
