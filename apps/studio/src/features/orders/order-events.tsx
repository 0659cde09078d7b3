import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { moneyText } from '../../ui/money-text'
import { SUPPLIER_TITLES } from '../../ui/supplier-titles'
import { wording } from './wording'

const words = wording.events

type OrderEvent = Answer<'orderDetail'>['events'][number]

/** The history of an order, one event per line, the oldest first. */
export function OrderEvents({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="st-events">
      {events.map((event, index) => (
        // Rows are only ever added, at the end: its place stays a line's own.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <time dateTime={event.at} className="st-number">
            {dateTimeText(event.at, { exact: true })}
          </time>
          <span>
            <strong className={event.outcome === 'refused' ? 'st-warn' : undefined}>{titleOf(event)}</strong>
            {event.amount !== null && <span className="st-number"> {moneyText(event.amount)}</span>}
            <span className="st-soft"> {partsOf(event).join(' · ')}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function titleOf({ kind, said }: OrderEvent): string {
  if (kind !== 'heard') return words.kinds[kind]
  return words.heard(wordOf(words.said, said))
}

function partsOf(event: OrderEvent): string[] {
  const { kind, channel, supplier, heard_by, outcome, number, by, text, until } = event
  return [
    channel ? words.channels[channel] : supplier && SUPPLIER_TITLES[supplier],
    heard_by && words.heardBy[heard_by],
    outcome && wordOf(words.outcomes, outcome),
    by,
    kind === 'granted' && (until ? words.until(dateTimeText(until)) : words.endless),
    text,
    number,
  ].filter((part): part is string => typeof part === 'string' && part !== '')
}

/** The table's word for a stored name, or the name itself. */
function wordOf(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name
}
