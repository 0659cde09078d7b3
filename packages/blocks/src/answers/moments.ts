const BEIJING_MS = 8 * 3_600_000

/** Returns the minute of a moment in China's time: `2026-12-01 20:00`. */
export function minuteText(ms: number): string {
  return new Date(ms + BEIJING_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** Returns the day of a moment in China's time: `2026-12-01`. */
export function dayText(ms: number): string {
  return minuteText(ms).slice(0, 10)
}
