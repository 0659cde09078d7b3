import { type Fees, feesOf } from '../../exchange'

const RULES = { stamp_rate: 500, transfer_rate: 10 }
const COMMISSION = { commission_rate: 300, commission_min: 500 }

/** What an order costs, fen: 0.03 % and at least 5 yuan, of sales 0.05 %, of both 0.001 %, whatever day it is. */
export function demoFees(amount: number, is_buy: boolean): Fees {
  return feesOf({ side: is_buy ? 'buy' : 'sell', amount, rules: RULES }, COMMISSION)
}
