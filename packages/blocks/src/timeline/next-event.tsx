import { DayName, dayInLine } from './day-name'
import type { Day } from './days'
import { EventWords } from './event'

/** The first event large, the others as lines below it. */
export function NextEvent({ days }: { days: readonly Day[] }) {
  const [next, ...others] = days.flatMap((day) => day.events.map((event) => ({ day, event })))
  if (!next) return null
  return (
    <>
      <div className="yz-timeline__next">
        <div className="yz-timeline__when">
          <DayName {...next.day} />
          {next.event.time && <p className="yz-timeline__time">{next.event.time}</p>}
        </div>
        <EventWords event={next.event} />
      </div>
      {others.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no numbers of its own.
        <ol className="yz-timeline__events" role="list">
          {others.map(({ day, event }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and two may say the same.
            <li key={index} className="yz-timeline__event">
              <p className="yz-timeline__time">
                {dayInLine(day)}
                {event.time && <span className="yz-timeline__clock"> {event.time}</span>}
              </p>
              <EventWords event={event} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
