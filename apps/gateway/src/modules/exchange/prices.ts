import { halfUp } from './half-up'
import type { ExchangeRules } from './rules-of'

type Tick = Pick<ExchangeRules, 'tick'>

/** What feeds send where there is no upper limit, 99999.99 yuan: no share has ever cost so much. The lower one is 0. */
const NO_LIMIT = 999_999_900

/**
 * Whether a number of ten-thousandths of a yuan is a price, and not what feeds send where there is none: 0 or 99999.99
 * yuan.
 */
export function isPrice(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < NO_LIMIT
}

/** Why an order cannot have a price; null: it can. `off_tick`: it lies between two ticks, as 10.005 yuan does. */
export function tickProblem({ tick }: Tick, price: number): 'no_price' | 'off_tick' | null {
  if (!isPrice(price)) return 'no_price'
  return price % tick === 0 ? null : 'off_tick'
}

/** A percentage of a price, to the nearest tick, halves up. */
export function percentOf({ tick }: Tick, price: number, percent: number): number {
  return halfUp(price, percent, 100 * tick) * tick
}

/** Throws a RangeError if something used as a price is not one. */
export function neededPrice(what: string, value: number): number {
  if (isPrice(value)) return value
  throw new RangeError(
    `The ${what} is ${value}, which is no price in ten-thousandths of a yuan. Feeds put 0 or 99999.99 where there is none.`,
  )
}
