import type { ScheduledEvent } from './days'

/** The topic, and below it the speaker, the place, and what else there is to know. */
export function EventWords({ event: { topic, who, place, note } }: { event: ScheduledEvent }) {
  const where = [who, place].filter(Boolean).join(' · ')
  return (
    <div className="yz-timeline__words">
      <p className="yz-timeline__topic">{topic || '待定'}</p>
      {where && <p className="yz-timeline__where">{where}</p>}
      {note && <p className="yz-timeline__note">{note}</p>}
    </div>
  )
}

interface EventsProps {
  events: readonly ScheduledEvent[]
}

/** The events one below the other, each with its time in front; if none has a time, no space is kept for one. */
export function Events({ events }: EventsProps) {
  const hasTimes = events.some(({ time }) => time !== '')
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no numbers of its own.
    <ol className="yz-timeline__events" role="list">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and two may say the same.
        <li key={index} className="yz-timeline__event">
          {hasTimes && <p className="yz-timeline__time">{event.time}</p>}
          <EventWords event={event} />
        </li>
      ))}
    </ol>
  )
}
