import type { ExchangeRules } from './rules-of'

export type Side = 'buy' | 'sell'

/**
 * - `too_few`: less than the least that is bought, and not the whole of a rest that is sold
 * - `off_step`: between two steps, such as 150 on the main board
 * - `odd_rest`: a part of an odd rest, which is sold whole and at once
 * - `too_many`: more than one order may have
 * - `not_sellable`: more than can be sold
 */
type LotProblem = 'too_few' | 'off_step' | 'odd_rest' | 'too_many' | 'not_sellable'

interface Quantity {
  side: Side
  qty: number
  /** What can be sold now: neither bought today nor in another order. Ignored for purchases. */
  sellable: number
}

type LotRules = Pick<ExchangeRules, 'lot' | 'lot_step' | 'most_shares'>

/** Why an order cannot have a number of shares; null: it can. Trading rules of the three exchanges, on quantities. */
export function lotProblem(rules: LotRules, { side, qty, sellable }: Quantity): LotProblem | null {
  if (side === 'sell' && qty > sellable) return 'not_sellable'
  if (qty > rules.most_shares) return 'too_many'
  if (isRegular(rules, qty)) return null
  const rest = side === 'sell' ? oddRest(rules, sellable) : 0
  if (rest === 0) return qty < rules.lot ? 'too_few' : 'off_step'
  return qty === rest || isRegular(rules, qty - rest) ? null : 'odd_rest'
}

/** Whether that quantity could be bought. */
function isRegular({ lot, lot_step }: LotRules, qty: number): boolean {
  return qty >= lot && (qty - lot) % lot_step === 0
}

/** What remains after selling everything that fits regular quantities. */
function oddRest({ lot, lot_step }: LotRules, sellable: number): number {
  return sellable < lot ? sellable : (sellable - lot) % lot_step
}
