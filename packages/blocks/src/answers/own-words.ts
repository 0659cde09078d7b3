const BEIJING_MS = 8 * 3_600_000

/** The day of a moment, as people in China have it: `2026-12-01`. */
export function dayText(ms: number): string {
  return new Date(ms + BEIJING_MS).toISOString().slice(0, 10)
}

/** Told to the document when somebody has taken a coupon, or was told why not. */
export const COUPONS_CHANGED = 'yz-coupons'
