import { neededPrice, percentOf } from './prices'
import type { ExchangeRules } from './rules-of'

/** However low a price is, this many ticks away from it are within the band. */
const FREE_STEPS = 10

type BandRules = Pick<ExchangeRules, 'tick' | 'band_up' | 'band_down'>

/**
 * The most that may be bid (`up`) and the least that may be asked (`down`) in continuous trading, in ten-thousandths of
 * a yuan; null: no bound. The reference price of a bid is the lowest ask, that of an ask the highest bid; if there is
 * none, the other side’s, then the last price, then the previous close. To be verified: that ten ticks are free on each
 * board, and how the bounds are rounded.
 */
export function bandOf(
  rules: BandRules,
  reference: number,
): { up: number | null; down: number | null } | null {
  const { tick, band_up, band_down } = rules
  if (band_up === null && band_down === null) return null
  const price = neededPrice('reference price', reference)
  const steps = FREE_STEPS * tick
  return {
    up: band_up === null ? null : Math.max(percentOf(rules, price, band_up), price + steps),
    down:
      band_down === null ? null : Math.max(Math.min(percentOf(rules, price, band_down), price - steps), tick),
  }
}
