import { dayName } from '../answers/day-names'
import { type Session, whyClosed } from './open-day-shown'

interface SessionChoiceProps {
  id: string
  sessions: readonly Session[]
  chosen: Session | undefined
  onChoose: (session_id: string) => void
}

/** The sessions of an open day; those that are full or over are shown and say so. */
export function SessionChoice({ id, sessions, chosen, onChoose }: SessionChoiceProps) {
  return (
    <fieldset className="yz-open-day__sessions">
      <legend>{sessions.every((session) => whyClosed(session)) ? '参观场次' : '选择场次'}</legend>
      {sessions.map((session) => {
        const { session_id, time, left } = session
        const why = whyClosed(session)
        return (
          <label key={session_id} className="yz-open-day__session" data-closed={why === '' ? undefined : ''}>
            <input
              type="radio"
              name={`${id}--session`}
              value={session_id}
              checked={session_id === chosen?.session_id}
              disabled={why !== ''}
              onChange={() => onChoose(session_id)}
            />
            <span className="yz-open-day__when">
              <b>{dayName(session.date)}</b> <span>{time}</span>
            </span>
            <span className="yz-open-day__left">{why || `剩 ${left} 位`}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
