import { neededPrice, percentOf } from './prices'
import { type ExchangeRules, NoExchangeRule } from './rules-of'

/** What the limits are calculated for, on the day of the rules. */
interface Listed {
  /** The exchange’s reference price, in ten-thousandths of a yuan; on an ex-date it is not the previous close. */
  prev_close: number
  is_st: boolean
  /** Which trade day of the listing this is, from 1 on. Null: not known, as for shares listed long ago. */
  listed_days: number | null
}

type LimitRules = Pick<ExchangeRules, 'board' | 'tick' | 'price_limit' | 'price_limit_st' | 'free_days'>

/**
 * The highest and the lowest price of a day, in ten-thousandths of a yuan; null during the first days of a listing,
 * which have no limits. To the nearest tick, halves up, and at least one tick away from the reference price: trading
 * rules of the three exchanges. The latter, which matters only for very low prices, has to be verified. Throws a
 * RangeError if the reference price is not a price, and NoExchangeRule on a first day under the 44 % rule, which is not
 * covered.
 */
export function limitsOf(
  rules: LimitRules,
  { prev_close, is_st, listed_days }: Listed,
): { up: number; down: number } | null {
  const { tick, free_days, board } = rules
  if (listed_days !== null && free_days !== null && listed_days <= free_days) return null
  if (listed_days === 1 && free_days === null)
    throw new NoExchangeRule(board, 'the first day of a listing', 'free_days')
  const close = neededPrice('reference price', prev_close)
  const percent = is_st ? rules.price_limit_st : rules.price_limit
  return {
    up: Math.max(percentOf(rules, close, 100 + percent), close + tick),
    down: Math.max(Math.min(percentOf(rules, close, 100 - percent), close - tick), tick),
  }
}
