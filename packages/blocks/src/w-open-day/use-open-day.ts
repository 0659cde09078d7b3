import { maskHandset } from '@yingzao/contract/client'
import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { ANONYMOUS, type Answer, answerTo, LOADING, type Response } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { useOwnPhone } from '../phone-code/use-own-phone'
import type { PlacePayload } from '../place-form/place-entry'
import { chosenOf, GIVEN_BACK, type Registration, type Session, shownOf } from './open-day-shown'

type Registered = Response<'openDayRegister'>

/** What is on, what the visitor has registered for, and what they can do about it. */
export function useOpenDay(id: string, event_id: string) {
  const host = useHost()
  const isLoggedIn = useIsLoggedIn()
  const own = useOwnPhone()
  const { answer, again } = useAnswer(
    'openDayMyInfo',
    isLoggedIn ? { ...(event_id && { event_id }) } : undefined,
  )
  const [changed, setChanged] = useState<Registration>()
  const [session_id, choose] = useSessionChoice(id)
  // The form opens once it is known whose phone is in it.
  const known = isLoggedIn ? (own.isAsking ? LOADING : answer) : ANONYMOUS
  const shown = shownOf(known, changed)
  const chosen = shown.part === 'choosing' ? chosenOf(shown.day.sessions, session_id) : undefined

  return {
    shown,
    chosen,
    choose,
    own,
    again,
    /** The visitor has just registered or cancelled, and has to be told. */
    isNews: changed !== undefined,
    async register(session: Session, payload: PlacePayload): Promise<Answer<Registered>> {
      const said = await answerTo(host.ask, 'openDayRegister', { session_id: session.session_id, ...payload })
      // It may be full or over by now.
      if (said.state === 'failed' && said.code !== 0) again()
      return said as Answer<Registered>
    },
    onRegistered(session: Session, given: Registered, { name, handset, people_num }: PlacePayload) {
      choose('')
      setChanged({
        ...given,
        session_id: session.session_id,
        name,
        handset: handset ? maskHandset(handset) : own.known,
        people_num: Number(people_num),
        status: 1,
      })
    },
    cancel: (my: Registration) => answerTo(host.ask, 'openDayCancel', { register_no: my.register_no }),
    onCancelled(my: Registration) {
      setChanged({ ...my, status: GIVEN_BACK })
      // How many places there are now.
      again()
    },
  }
}

/** The session that is chosen, kept until the tab is closed. */
function useSessionChoice(id: string): [string, (session_id: string) => void] {
  const { session } = useHost()
  const [chosen, setChosen] = useState('')
  const key = `open-day:${id}`
  useEffect(() => setChosen(session.get(key) ?? ''), [session, key])
  return [
    chosen,
    (session_id) => {
      session.set(key, session_id)
      setChosen(session_id)
    },
  ]
}
