import type { CatalogueEntry } from '@yingzao/contract/server'

/**
 * Ends a call with an error of the catalogue. A likely outcome is returned as a value instead; this is a broken
 * promise.
 */
export class AppError extends Error {
  /** @param response what the first call gave, where this is the repeat of one that says so: see `Operation.repeat` */
  constructor(
    readonly error: CatalogueEntry,
    readonly response: unknown = null,
  ) {
    super(error.msg)
    this.name = 'AppError'
  }
}
