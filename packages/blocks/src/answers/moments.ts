const BEIJING_MS = 8 * 3_600_000

/** The minute of a moment, as people in China have it: `2026-12-01 20:00`. */
export function minuteText(ms: number): string {
  return new Date(ms + BEIJING_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** The day of a moment, as people in China have it: `2026-12-01`. */
export function dayText(ms: number): string {
  return minuteText(ms).slice(0, 10)
}
