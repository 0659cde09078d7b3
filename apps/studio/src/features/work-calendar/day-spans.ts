interface Day {
  day: string
  note: string
}

/** Consecutive days with the same note. */
export interface DaySpan {
  first: string
  last: string
  note: string
  count: number
}

const DAY_MS = 86_400_000

/** Groups consecutive days with the same note; expects the days in order. */
export function daySpans(days: readonly Day[]): DaySpan[] {
  const spans: DaySpan[] = []
  for (const { day, note } of days) {
    const open = spans.at(-1)
    if (open && open.note === note && msOf(day) - msOf(open.last) === DAY_MS) {
      open.last = day
      open.count += 1
    } else spans.push({ first: day, last: day, note, count: 1 })
  }
  return spans
}

/** Every day from the first to the last. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.max(0, Math.round((msOf(last) - msOf(first)) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(msOf(first) + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(msOf(day)).getUTCDay()
}

function msOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
