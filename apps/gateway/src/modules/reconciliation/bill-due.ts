import { chinaMidnight } from '../../time/china-time'

const DAY_MS = 24 * 3_600_000

/** Five minutes past ten, when both suppliers have produced their bills. */
const BILL_MS = 10 * 3_600_000 + 5 * 60_000

/** When the bill of a day should be available: the next morning in China. */
export function billDueAt(day: string): Date {
  return new Date(chinaMidnight(day).getTime() + DAY_MS + BILL_MS)
}
