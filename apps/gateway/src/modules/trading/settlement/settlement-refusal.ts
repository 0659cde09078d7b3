/**
 * Why a day cannot be settled or a ranking not be frozen:
 * - `unknown`: there is no such contest, or the day is none of it
 * - `closed`: the exchanges do not trade on the day
 * - `early`: the day is not over
 * - `earlier`: a day before it was not settled
 * - `open`: orders of the day have not ended
 * - `price`: there is a share without a price
 */
export type SettlementProblem = 'unknown' | 'closed' | 'early' | 'earlier' | 'open' | 'price'

/** A day that cannot be settled yet, or at all. The message tells members what to do. */
export class SettlementRefusal extends Error {
  constructor(
    readonly problem: SettlementProblem,
    message: string,
  ) {
    super(message)
    this.name = 'SettlementRefusal'
  }
}
