const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** China is ahead of UTC by so much, all year. */
const CHINA_MS = 8 * HOUR_MS

/** From when until when no phone should ring, by the clock of China. */
const QUIET = { from: 22 * HOUR_MS, until: 8 * HOUR_MS }

/**
 * When a text message about something may be sent: now, or in quiet hours at their end. Null: it has begun by then, and
 * nobody needs it any more.
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
