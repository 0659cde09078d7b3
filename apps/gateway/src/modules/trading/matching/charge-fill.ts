import { amountOf, type ExchangeRules, type Fees, feesOf, feesOwed, type Side } from '../../exchange'

/** The order that a fill is charged to, and its charges so far. */
interface Charged extends Fees {
  side: Side
  /** What was filled of the order until now, fen. */
  filled_amount: number
  commission_rate: number
  commission_min: number
}

type FeeRules = Pick<ExchangeRules, 'stamp_rate' | 'transfer_rate'>

/**
 * The amount of a further fill of an order, and its fees, fen. All fills together are charged what a single one would
 * have been. But a sale never costs more than its proceeds: any excess of fees is charged to later fills, or is waived
 * if there are none.
 */
export function chargeFill(
  order: Charged,
  { qty, price }: { qty: number; price: number },
  rules: FeeRules,
): { amount: number; charged: Fees } {
  const amount = amountOf(price, qty)
  const { side, commission, stamp, transfer } = order
  const due = feesOf({ side, amount: order.filled_amount + amount, rules }, order)
  const owed = feesOwed({ commission, stamp, transfer }, due)
  if (side === 'buy') return { amount, charged: owed }
  const stampNow = Math.min(owed.stamp, amount)
  const transferNow = Math.min(owed.transfer, amount - stampNow)
  const commissionNow = Math.min(owed.commission, amount - stampNow - transferNow)
  return { amount, charged: { commission: commissionNow, stamp: stampNow, transfer: transferNow } }
}

/** The sum of fees. */
export function sumOf({ commission, stamp, transfer }: Fees): number {
  return commission + stamp + transfer
}

/** What a buy order holds: its cost at its worst price, with all fees, fen. */
export function moneyToHold(
  { qty, price }: { qty: number; price: number },
  terms: Pick<Charged, 'commission_rate' | 'commission_min'>,
  rules: FeeRules,
): number {
  const amount = amountOf(price, qty)
  return amount + sumOf(feesOf({ side: 'buy', amount, rules }, terms))
}
