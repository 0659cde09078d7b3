const CHINA_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** Five minutes after ten, when both suppliers have made their bills. */
const BILL_MS = 10 * 3_600_000 + 5 * 60_000

/** The day of China on which a moment is: `2026-11-24`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 10)
}

/** So many days after a day, or before it. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** From when on the bill of a day should be there: the next morning in China. */
export function billDueAt(day: string): Date {
  return new Date(Date.parse(day) + DAY_MS - CHINA_MS + BILL_MS)
}
