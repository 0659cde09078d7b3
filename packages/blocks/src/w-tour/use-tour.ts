import { useHost } from '@yingzao/renderer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { answerTo, type CallId, type Payload, type Response } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { TALKS } from './tour'

/** What a visitor wanted to do before they had to log in. */
export interface Wanted {
  does: 'light' | 'like' | 'enrol' | 'mine' | 'comment'
  target: string
}

/** A tour and its talks, queried again whenever the visitor has done something about them. */
export function useTour(tour_id: string) {
  const isLoggedIn = useIsLoggedIn()
  const asked = tour_id === '' ? undefined : { tour_id }
  const home = useAnswer('tourHome', asked)
  const talks = useAnswer('speechList', asked && { ...asked, page_size: TALKS })
  const renew = useEffectEvent(() => {
    home.again()
    talks.again()
  })
  const askedAs = useRef(isLoggedIn)
  useEffect(() => {
    if (askedAs.current !== isLoggedIn) renew()
    askedAs.current = isLoggedIn
  }, [isLoggedIn])
  return {
    home: home.answer,
    talks: talks.answer,
    isLoggedIn,
    renew() {
      home.again()
      talks.again()
    },
  }
}

/**
 * Does what needs a login, one thing at a time: `act` calls and reports a refusal. Without a login the visitor is sent
 * to it, and `resume` is told what they wanted once they are back and everything it needs is there (`canResume`).
 */
export function useActs(id: string, canResume: boolean, resume: (wanted: Wanted) => void) {
  const host = useHost()
  const [busy, setBusy] = useState('')
  const isBusy = useRef(false)
  const key = `tour ${id}`
  const goOn = useEffectEvent(resume)
  useEffect(() => {
    const kept = canResume && host.session.get(key)
    if (!kept) return
    host.session.set(key, '')
    goOn(JSON.parse(kept) as Wanted)
  }, [host, key, canResume])

  function login(wanted: Wanted): void {
    host.session.set(key, JSON.stringify(wanted))
    void host.login()
  }

  async function act<Id extends CallId>(
    wanted: Wanted,
    call: Id,
    payload: Payload<Id>,
  ): Promise<Response<Id> | undefined> {
    if (isBusy.current) return undefined
    if (!host.isLoggedIn()) {
      login(wanted)
      return undefined
    }
    isBusy.current = true
    setBusy(`${wanted.does} ${wanted.target}`)
    const answer = await answerTo(host.ask, call, payload)
    isBusy.current = false
    setBusy('')
    if (answer.state === 'known') return answer.response as Response<Id>
    if (answer.state === 'failed') host.toast(answer.msg || '没有成功，请稍后重试')
    else login(wanted)
    return undefined
  }

  return { act, login, busy }
}
