import { foldedWord } from '@yingzao/checks'
import { wordListLimits } from '@yingzao/contract/studio'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { StatusMark } from '../../../ui/status-mark'
import { type Differences, type Draft, type Word, withoutWord, withWords } from '../draft'
import { wording } from '../wording'
import { PasteDialog } from './paste-dialog'
import { WordForm } from './word-form'

const words = wording.words
/** How many rows are rendered at a time. */
const PART = 50

interface WordsPartProps {
  draft: Draft
  differences: Differences
  /** Undefined: read-only. */
  onChange: ((draft: Draft) => void) | undefined
}

/** The words of the draft, with the new ones marked. */
export function WordsPart({ draft, differences, onChange }: WordsPartProps) {
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(PART)
  const [editing, setEditing] = useState<{ entry: Word | undefined }>()
  const [isPasting, setPasting] = useState(false)
  const found = draft.words.filter((entry) => isFound(entry, query))
  const isFull = draft.words.length >= wordListLimits.words
  return (
    <>
      <div className="wl-bar">
        <Input.Search
          aria-label={words.search}
          placeholder={words.search}
          allowClear
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {onChange && (
          <>
            <Button disabled={isFull} onClick={() => setEditing({ entry: undefined })}>
              {words.add}
            </Button>
            <Button onClick={() => setPasting(true)}>{words.paste}</Button>
          </>
        )}
      </div>
      <p className="st-soft" role="status">
        {words.count(found.length, draft.words.length)}
        {isFull && ` · ${words.full(wordListLimits.words)}`}
      </p>
      {found.length === 0 && <p className="st-empty">{query === '' ? words.none : words.noneFound}</p>}
      <ul className="wl-list">
        {found.slice(0, most).map((entry) => (
          <WordItem
            key={entry.word}
            entry={entry}
            state={stateOf(entry, differences)}
            onEdit={onChange && (() => setEditing({ entry }))}
            onRemove={onChange && (() => onChange(withoutWord(draft, entry)))}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button block onClick={() => setMost(most + PART)}>
          {words.more(Math.min(PART, found.length - most))}
        </Button>
      )}
      {editing && onChange && (
        <WordForm
          entry={editing.entry}
          known={draft.words}
          onTake={(entry) => onChange(withWords(draft, [entry], editing.entry))}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isPasting && onChange && (
        <PasteDialog
          onTake={(entries) => onChange(withWords(draft, entries))}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  )
}

interface WordItemProps {
  entry: Word
  state: string | undefined
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function WordItem({ entry: { word, severity, why, instead }, state, onEdit, onRemove }: WordItemProps) {
  return (
    <li aria-label={word}>
      <div className="wl-word">
        <strong>{word}</strong>
        <StatusMark tone={severity === 'error' ? 'warning' : 'busy'}>
          {wording.severities[severity]}
        </StatusMark>
        {state && <StatusMark tone="new">{state}</StatusMark>}
        <div className="st-soft">
          {why}
          {instead !== '' && ` · ${words.insteadOf(instead)}`}
        </div>
      </div>
      {onEdit && (
        <div className="wl-acts">
          <Button size="small" aria-label={words.changeOf(word)} onClick={onEdit}>
            {words.change}
          </Button>
          <Button size="small" aria-label={words.removeOf(word)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

function isFound(entry: Word, query: string): boolean {
  const text = query.trim()
  if (text === '') return true
  const folded = foldedWord(text)
  return (
    (folded !== '' && foldedWord(entry.word).includes(folded)) ||
    entry.why.includes(text) ||
    entry.instead.includes(text)
  )
}

function stateOf(entry: Word, { added, changed }: Differences): string | undefined {
  if (added.includes(entry)) return words.added
  return changed.includes(entry) ? words.changed : undefined
}
