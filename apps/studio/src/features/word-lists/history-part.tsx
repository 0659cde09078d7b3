import { useQueryClient } from '@tanstack/react-query'
import { App, Button } from 'antd'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { ListBody } from '../../ui/list/list-body'
import { useList } from '../../ui/list/use-list'
import { problemText } from '../../ui/problem-text'
import { StatusMark } from '../../ui/status-mark'
import type { Draft } from './draft'
import { saidRules } from './said-rules'
import { wording } from './wording'

const words = wording.history
/** How many lists are loaded at a time. */
const PART = 20

type Entry = Answer<'wordListHistory'>['list'][number]
type Some = Entry['added']

const TITLES = new Map(saidRules.map(({ id, title }) => [id, title]))

interface HistoryPartProps {
  in_force: number
  /** Undefined: read-only. */
  onReuse: ((draft: Draft) => void) | undefined
}

/** Every list that was made, the newest first: by whom, what it changed, and what became of it. */
export function HistoryPart({ in_force, onReuse }: HistoryPartProps) {
  const list = useList('wordListHistory', { limit: PART })
  const { message } = App.useApp()
  const client = useQueryClient()
  const reuse = ({ revision }: Entry) =>
    client.fetchQuery(studioQuery('wordListRevision', { revision })).then(
      (content) => {
        onReuse?.({ words: content.words, rules: content.rules })
        void message.success(words.reused(revision))
      },
      (error: unknown) => void message.error(problemText(error)),
    )
  return (
    <ListBody list={list}>
      {list.rows?.length === 0 && <p className="st-empty">{words.none}</p>}
      <ol className="wl-list">
        {(list.rows ?? []).map((entry) => (
          <li key={entry.revision}>
            <div className="wl-word">
              <strong>{words.revision(entry.revision)}</strong>
              <StatusMark tone={entry.revision === in_force ? 'success' : 'quiet'}>
                {entry.revision === in_force ? words.now : words.states[entry.state]}
              </StatusMark>
              <div>{wording.madeBy(dateTimeText(entry.set_at), entry.by, entry.note)}</div>
              {entry.decided_at !== null && (
                <div className="st-soft">
                  {words.decided(dateTimeText(entry.decided_at), entry.decided_by ?? '')}
                </div>
              )}
              <Changed entry={entry} />
            </div>
            {onReuse && entry.revision !== in_force && (
              <Button
                size="small"
                aria-label={words.reuseOf(entry.revision)}
                onClick={() => void reuse(entry)}
              >
                {words.reuse}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </ListBody>
  )
}

function Changed({ entry: { added, removed, changed, rules: weighed, words: all } }: { entry: Entry }) {
  const titled = { ...weighed, list: weighed.list.map((id) => TITLES.get(id) ?? id) }
  const lines = (
    [
      [words.added, added],
      [words.removed, removed],
      [words.changed, changed],
      [words.rules, titled],
    ] as const
  ).filter(([, { count }]) => count > 0)
  return (
    <div className="st-soft">
      {words.words(all)}
      {lines.length === 0 && ` · ${words.same}`}
      {lines.map(([label, some]) => (
        <div key={label}>{words.line(label, namesOf(some))}</div>
      ))}
    </div>
  )
}

function namesOf({ list, count }: Some): string {
  return `${list.join(words.join)}${count > list.length ? words.rest(count) : ''}`
}
