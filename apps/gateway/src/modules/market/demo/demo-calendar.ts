/**
 * Weekdays on which the exchanges were or are closed, according to the notices for these years. For other years the
 * demo knows New Year alone, which the warning about the trade calendar treats as a year with missing holidays.
 */
const HOLIDAYS: Readonly<Record<number, readonly string[]>> = {
  2025: [
    '01-01',
    '01-28 01-29 01-30 01-31 02-03 02-04',
    '04-04',
    '05-01 05-02 05-05',
    '06-02',
    '10-01 10-02 10-03 10-06 10-07 10-08',
  ],
  2026: [
    '01-01 01-02',
    '02-16 02-17 02-18 02-19 02-20 02-23',
    '04-06',
    '05-01 05-04 05-05',
    '06-19',
    '09-25',
    '10-01 10-02 10-05 10-06 10-07',
  ],
}

export interface CalendarDay {
  day: string
  is_open: boolean
}

/** Every day of a year. Weekends are closed, including those worked in exchange for a holiday. */
export function demoYear(year: number): CalendarDay[] {
  const closed = new Set((HOLIDAYS[year] ?? ['01-01']).flatMap((days) => days.split(' ')))
  const days: CalendarDay[] = []
  for (let at = new Date(Date.UTC(year, 0, 1)); at.getUTCFullYear() === year; at = dayAfter(at)) {
    const day = at.toISOString().slice(0, 10)
    const isWeekday = at.getUTCDay() !== 0 && at.getUTCDay() !== 6
    days.push({ day, is_open: isWeekday && !closed.has(day.slice(5)) })
  }
  return days
}

function dayAfter(at: Date): Date {
  return new Date(at.getTime() + 86_400_000)
}
