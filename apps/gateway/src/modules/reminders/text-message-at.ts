const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far China is ahead of UTC, all year. */
const CHINA_MS = 8 * HOUR_MS

/** From when until when no phone should ring, in China time. */
const QUIET = { from: 22 * HOUR_MS, until: 8 * HOUR_MS }

/**
 * When a text message about something may be sent: now, or when quiet hours end. Null: it will have begun by then, and
 * nobody needs the message any more.
 */
export function textMessageAt(now: Date, begins_at: Date): Date | null {
  const at = new Date(now.getTime() + quietFor(now))
  return begins_at > at ? at : null
}

function quietFor(now: Date): number {
  const clock = (now.getTime() + CHINA_MS) % DAY_MS
  if (clock >= QUIET.from) return DAY_MS - clock + QUIET.until
  return clock < QUIET.until ? QUIET.until - clock : 0
}
