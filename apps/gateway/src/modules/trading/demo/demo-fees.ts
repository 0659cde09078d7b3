import { type Fees, feesOf } from '../../exchange'

const RULES = { stamp_rate: 500, transfer_rate: 10 }
const COMMISSION = { commission_rate: 300, commission_min: 500 }

/** The fees of an order, fen: 0.03 % and at least 5 yuan, 0.05 % on sales, 0.001 % on both, whatever the day. */
export function demoFees(amount: number, is_buy: boolean): Fees {
  return feesOf({ side: is_buy ? 'buy' : 'sell', amount, rules: RULES }, COMMISSION)
}
