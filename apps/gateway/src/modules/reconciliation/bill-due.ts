const DAY_MS = 24 * 3_600_000

/** Five minutes after ten, when both suppliers have made their bills. */
const BILL_MS = 10 * 3_600_000 + 5 * 60_000

/** From when on the bill of a day should be there: the next morning in China. */
export function billDueAt(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS + BILL_MS)
}
