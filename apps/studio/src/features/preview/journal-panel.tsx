import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { JournalEntry } from './journal'
import { wording } from './wording'

interface JournalPanelProps {
  entries: readonly (JournalEntry & { number: number })[]
  onClear: () => void
}

/** The effects of taps, each tap with what followed from it. */
export function JournalPanel({ entries, onClear }: JournalPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest entry is shown.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [entries])
  return (
    <section className="pv-journal" aria-label={wording.journal}>
      <div className="pv-head">
        <h2>{wording.journal}</h2>
        <Button type="text" size="small" disabled={entries.length === 0} onClick={onClear}>
          {wording.clear}
        </Button>
      </div>
      {entries.length === 0 && <p className="pv-empty">{wording.journalEmpty}</p>}
      <ol ref={list} aria-live="polite">
        {entries.map(({ number, kind, title, detail }) => (
          <li key={number} className={kind === 'tap' ? 'pv-tap' : undefined}>
            <span className="pv-kind">{wording.kinds[kind]}</span>
            <span>{title}</span>
            {detail && <code>{detail}</code>}
          </li>
        ))}
      </ol>
    </section>
  )
}
