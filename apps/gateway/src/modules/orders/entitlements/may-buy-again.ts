/** What has no more than this left may be bought again, which extends it. */
const RENEWABLE_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Whether what somebody has until the given moment may be bought now. Null: theirs never ends; undefined: they do not
 * have it.
 */
export function mayBuyAgain(until: Date | null | undefined): boolean {
  return until === undefined || (until !== null && until.getTime() - Date.now() <= RENEWABLE_MS)
}
