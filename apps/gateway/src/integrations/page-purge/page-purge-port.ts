import { SupplierError } from '../supplier-error'

/** The most addresses that one call takes, whichever the supplier. */
export const MOST_URLS = 1_000

/** A cache in front that can be told to throw its copies away. */
export interface PagePurge {
  /** Who answers: the supplier, or nobody. */
  readonly adapter: 'live' | 'absent'
  /**
   * Has the copies of these addresses deleted, `MOST_URLS` at most; safe to repeat. Resolves once the request is
   * accepted: completing it takes seconds at EdgeOne, and minutes at others. Rejects with a SupplierError.
   */
  purge(urls: readonly string[]): Promise<void>
}

/** No more may be purged today. */
export class PurgeQuotaSpent extends SupplierError {
  constructor(message: string, cause?: unknown) {
    super('refused', message, { cause })
    this.name = 'PurgeQuotaSpent'
  }
}

/** Runs a call, and tells an exhausted quota from other refusals by the supplier's own word. */
export async function tellingQuota<T>(call: Promise<T>, quota: RegExp): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof SupplierError && quota.test(error.word ?? ''))
      throw new PurgeQuotaSpent(error.message, error)
    throw error
  }
}
