/**
 * `no_answer`: nothing usable came back, so whether it was done is unknown. `busy`: the supplier said that it could
 * not do it now, or could not even be reached. `refused`: it said no. `unavailable`: it was not even asked.
 */
export type SupplierFailure = 'no_answer' | 'busy' | 'refused' | 'unavailable'

/** What an outside system did not do. The message names no token, no secret and no visitor. */
export class SupplierError extends Error {
  /** The supplier's own number, when it gave one. */
  readonly errcode: number | undefined
  /** The supplier's own word for it, when it gave one: `LimitExceeded`. */
  readonly word: string | undefined

  constructor(
    readonly failure: SupplierFailure,
    message: string,
    { errcode, word, cause }: { errcode?: number; word?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'SupplierError'
    this.errcode = errcode
    this.word = word
  }

  /** Whether it is about the supplier's health, and not about the request. */
  get isOutage(): boolean {
    return this.failure === 'no_answer' || this.failure === 'busy'
  }
}
