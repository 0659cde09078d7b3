import { halfUp } from './half-up'
import { neededPrice } from './prices'
import type { ExchangeRules } from './rules-of'

/** As in table `corporate_action`: per ten shares, in ten-thousandths of a yuan and of a share. */
interface Action {
  cash: number
  bonus: number
}

interface Holding {
  qty: number
  /** What was paid for all of it, in fen, less the dividends received: may be less than 0. */
  cost: number
}

/** Ten shares in ten-thousandths, the unit that an action is calculated for. */
const TEN_SHARES = 100_000

/**
 * A holding after an ex-date, and the dividend due for it, in fen and before tax. Both are for the shares held the day
 * before, so that new shares earn no dividend; whole shares, halves up. The dividend is deducted from the cost, as it
 * is from the price: the gain of a holding does not jump on an ex-date.
 */
export function afterAction({ qty, cost }: Holding, { cash, bonus }: Action): Holding & { cash: number } {
  const due = halfUp(qty, cash, 1_000)
  return { qty: halfUp(qty, TEN_SHARES + bonus, TEN_SHARES), cost: cost - due, cash: due }
}

/**
 * The reference price of an ex-date, in ten-thousandths of a yuan, to the nearest tick, halves up: the previous close
 * less the dividend per share, divided by what one share has become. This is how the exchanges calculate it (trading
 * rules, on 除权除息) where nobody buys new shares; a price that they announce takes precedence. Throws a RangeError if a
 * dividend is more than the price.
 */
export function exReference(
  { tick }: Pick<ExchangeRules, 'tick'>,
  prev_close: number,
  { cash, bonus }: Action,
): number {
  const rest = neededPrice('close before', prev_close) * 10 - cash
  if (rest <= 0)
    throw new RangeError(
      `A dividend of ${cash} for ten shares is more than they cost at ${prev_close}. Is it in ten-thousandths of a yuan, for ten shares?`,
    )
  return Math.max(halfUp(rest, TEN_SHARES / 10, (TEN_SHARES + bonus) * tick) * tick, tick)
}
