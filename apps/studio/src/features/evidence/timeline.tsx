import { useRef } from 'react'
import { StatusMark } from '../../ui/status-mark'
import { useQueueKeys } from '../../ui/use-queue-keys'
import { daysOf, type Entry, placeText, type Sighting } from './evidence-rows'
import { wording } from './wording'

const words = wording.result

interface TimelineProps {
  list: readonly Sighting[]
  /** Which of them is shown. */
  chosen: number | undefined
  onChoose: (index: number) => void
}

/**
 * What was seen and done, day by day, the newest first. Keys move between entries; only Enter shows a page, as looking
 * is logged.
 */
export function Timeline({ list, chosen, onChoose }: TimelineProps) {
  const days = useRef<HTMLDivElement>(null)
  const move = (by: number) => {
    const entries = [...(days.current?.querySelectorAll<HTMLElement>('.ev-entry') ?? [])]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const entry = entries[at === -1 ? (chosen ?? 0) : Math.max(0, Math.min(entries.length - 1, at + by))]
    entry?.focus()
    entry?.scrollIntoView?.({ block: 'nearest' })
  }
  useQueueKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
  })
  return (
    <div ref={days} className="ev-days">
      <p className="st-hint">{words.keys}</p>
      {daysOf(list).map(({ day, entries }) => (
        <section key={`${day} ${entries[0]?.index}`} aria-label={day}>
          <h3 className="st-number">{day}</h3>
          <ol>
            {entries.map((entry) => (
              <li key={entry.index}>
                <EntryButton
                  entry={entry}
                  isChosen={entry.index === chosen}
                  onChoose={() => onChoose(entry.index)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface EntryButtonProps {
  entry: Entry
  isChosen: boolean
  onChoose: () => void
}

function EntryButton({ entry: { time, sighting }, isChosen, onChoose }: EntryButtonProps) {
  const { kind, about, known_by, is_kept, seal } = sighting
  return (
    <button type="button" className="ev-entry" aria-current={isChosen} onClick={onChoose}>
      <span className="ev-entry-head">
        <strong>{wording.kinds[kind]}</strong>
        <span className="st-number st-soft">{time}</span>
        <StatusMark tone={seal === null ? 'warning' : 'success'}>
          {seal === null ? wording.item.unsealed : wording.item.sealed}
        </StatusMark>
      </span>
      {about !== '' && <span className="ev-entry-about">{about}</span>}
      <span className="st-soft">{placeText(sighting)}</span>
      {known_by === 'browser' && <span className="st-soft">{wording.item.browserOnly}</span>}
      {!is_kept && <span className="st-warn">{wording.item.notKept}</span>}
    </button>
  )
}
