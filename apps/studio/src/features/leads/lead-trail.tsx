import type { ReactNode } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { actionText } from '../audit'
import { known } from './lead-words'
import { wording } from './wording'

const words = wording.trail

type Detail = Answer<'leadDetail'>

/** Where a lead came from, what it agreed to, what was sent to it and what was done with it, newest first. */
export function LeadTrail({ detail }: { detail: Detail }) {
  return (
    <>
      <Part title={words.touches(detail.touch_list.length)} none={words.noTouches}>
        {detail.touch_list.map(({ at, cps_id, page_code, nick_name, upload_id }) => (
          <Line key={`${at} ${upload_id}`} at={at}>
            {words.touch(nick_name, page_code || '—', cps_id || '—')}
          </Line>
        ))}
      </Part>
      <Part title={words.consents} none={words.noConsents}>
        {detail.consents.map(({ doc, version, purpose, at, withdrawn_at }) => (
          <Line key={`${at} ${doc} ${purpose}`} at={at}>
            {known(words.docs, doc)} {version} · {words.purposes[purpose]}
            {withdrawn_at && <span className="st-warn"> {words.withdrawn(dateTimeText(withdrawn_at))}</span>}
          </Line>
        ))}
      </Part>
      <Part title={words.messages} none={words.noMessages}>
        {detail.messages.map(({ kind, state, at }) => (
          <Line key={`${at} ${kind}`} at={at}>
            {words.messageKinds[kind]} · {words.messageStates[state]}
          </Line>
        ))}
      </Part>
      <Part title={words.history} none={words.noHistory}>
        {detail.history.map(({ at, by, action, text }) => (
          <Line key={`${at} ${action}`} at={at}>
            {by} {actionText(action)}
            {text && <span className="st-soft"> {text}</span>}
          </Line>
        ))}
      </Part>
    </>
  )
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="st-part">
      <h3>{title}</h3>
      {children.length === 0 ? <p className="st-soft">{none}</p> : <ol className="st-trail">{children}</ol>}
    </section>
  )
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li>
      <time dateTime={at}>{dateTimeText(at)}</time>
      <span>{children}</span>
    </li>
  )
}
