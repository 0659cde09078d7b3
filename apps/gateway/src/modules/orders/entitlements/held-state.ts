const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 30

/** The state of what somebody has or had: 1 running, 2 ending within 30 days, 3 ended. */
export interface HeldState {
  status: 1 | 2 | 3
  /** Milliseconds. Null: it never ends. */
  expire_at: number | null
  /** Days begun count in full. Null: it never ends. */
  days_left: number | null
}

/** Returns the state of something that runs until the given moment. Null: it never ends. */
export function stateOf(until: Date | null, now: number): HeldState {
  if (until === null) return { status: 1, expire_at: null, days_left: null }
  const days_left = Math.max(0, Math.ceil((until.getTime() - now) / DAY_MS))
  const status = days_left === 0 ? 3 : days_left <= SOON_DAYS ? 2 : 1
  return { status, expire_at: until.getTime(), days_left }
}
