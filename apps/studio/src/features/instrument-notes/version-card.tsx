import { dateTimeText } from '../../state/date-time-text'
import { NoteMark } from './note-mark'
import type { Version } from './note-rows'
import { wording } from './wording'

const words = wording.detail

/** A version as customers read it, and who was involved. */
export function VersionCard({ version }: { version: Version }) {
  const { state, decided_by, decided_at, ended_by, ended_at } = version
  return (
    <article className="in-version">
      <NoteMark version={version} />
      <p className="in-text">{version.text}</p>
      <dl className="st-facts">
        <dt>{words.adviser}</dt>
        <dd>
          {version.adviser} <span className="st-soft">{wording.number(version.adviser_no)}</span>
        </dd>
        <dt>{words.goodUntil}</dt>
        <dd className="st-number">{version.good_until}</dd>
        <dt>{words.writer}</dt>
        <dd>{who(version.written_by, version.written_at)}</dd>
        {decided_at !== null && (
          <>
            <dt>{state === 'returned' ? words.returner : words.approver}</dt>
            <dd>{who(decided_by, decided_at)}</dd>
          </>
        )}
        {decided_at !== null && state !== 'returned' && (
          <>
            <dt>{words.span}</dt>
            <dd className="st-number">{spanOf(version, decided_at)}</dd>
          </>
        )}
        {ended_at !== null && (
          <>
            <dt>{words.ender[state === 'dropped' || state === 'replaced' ? state : 'withdrawn']}</dt>
            <dd>{who(ended_by, ended_at)}</dd>
          </>
        )}
        {(version.reason || version.ended_why) && (
          <>
            <dt>{words.reason}</dt>
            <dd>{version.reason || version.ended_why}</dd>
          </>
        )}
      </dl>
    </article>
  )
}

const who = (name: string | null, at: string) => words.by(name ?? wording.demo, dateTimeText(at))

/** The period in which customers could read it: at most until the end of its last day. */
function spanOf({ good_until, ended_at, state }: Version, from: string): string {
  const over = `${good_until} 24:00`
  const ended = ended_at === null ? undefined : dateTimeText(ended_at)
  const until = ended !== undefined && ended < over ? ended : over
  return words.spanText(dateTimeText(from), state === 'out' ? words.now : until)
}
