import type { TimelineProps } from './props'

export type ScheduledEvent = TimelineProps['list'][number]

export interface Day {
  /** As it was written; empty if no day is given at all. */
  name: string
  weekday: string
  events: ScheduledEvent[]
}

/** The events by day, in their order. An event without a day, or with the previous day again, is on the same day. */
export function daysOf(list: readonly ScheduledEvent[]): Day[] {
  const days: Day[] = []
  for (const event of list) {
    const last = days[days.length - 1]
    if (last && (event.day === '' || event.day === last.name)) last.events.push(event)
    else days.push({ name: event.day, weekday: event.weekday, events: [event] })
  }
  return days
}
