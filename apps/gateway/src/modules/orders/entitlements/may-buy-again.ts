/** What runs no longer than this may be bought again, which prolongs it. */
const RENEWABLE_MS = 30 * 24 * 60 * 60 * 1000

/** Whether what somebody has until then may be bought now. Null: they have it without an end; undefined: not at all. */
export function mayBuyAgain(until: Date | null | undefined): boolean {
  return until === undefined || (until !== null && until.getTime() - Date.now() <= RENEWABLE_MS)
}
