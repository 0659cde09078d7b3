import type { CatalogueEntry } from '@yingzao/contract/server'

/** Ends a call with an error of the catalogue. A likely answer is a value instead; this is a broken promise. */
export class AppError extends Error {
  constructor(readonly error: CatalogueEntry) {
    super(error.msg)
    this.name = 'AppError'
  }
}
