import { neededPrice, percentOf } from './prices'
import type { ExchangeRules } from './rules-of'

/** However low a price is, so many steps away from it are within the band. */
const FREE_STEPS = 10

type BandRules = Pick<ExchangeRules, 'tick' | 'band_up' | 'band_down'>

/**
 * What may be bid at most (`up`) and asked at least (`down`) while trading is continuous, in ten-thousandths of a yuan;
 * null: no bound. The reference price of a bid is the lowest that is asked, of an offer the highest that is bid; where
 * there is none, the other side’s, then the last price, then the close before. To be verified: that ten steps are free on
 * each board, and how the bounds are rounded.
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
