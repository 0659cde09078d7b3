const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 30

/** How what somebody has or had stands: 1 it runs, 2 it ends within 30 days, 3 it has ended. */
export interface HeldState {
  status: 1 | 2 | 3
  /** Milliseconds. Null: without an end. */
  expire_at: number | null
  /** Begun days count. Null: without an end. */
  days_left: number | null
}

/** How something stands that runs until then. Null: without an end. */
export function stateOf(until: Date | null, now: number): HeldState {
  if (until === null) return { status: 1, expire_at: null, days_left: null }
  const days_left = Math.max(0, Math.ceil((until.getTime() - now) / DAY_MS))
  const status = days_left === 0 ? 3 : days_left <= SOON_DAYS ? 2 : 1
  return { status, expire_at: until.getTime(), days_left }
}
