import { useHost } from '@yingzao/renderer'
import { useState } from 'react'
import { type Answer, answerTo, type Payload } from '../answers/answer'
import { MESSAGES } from '../fields/messages'
import { useOnce } from '../fields/use-once'
import type { Diagnosis } from './holdings'

/** The gateway's code for an anonymous visitor who has used up their requests. */
const TOO_MANY_REQUESTS = 429_001

/** Why there is nothing new: it may succeed if asked again (`retry`), or after a login. */
export interface Refusal {
  msg: string
  next: 'retry' | 'login'
}

export interface DiagnosisState {
  isBusy: boolean
  /** The last one; undefined before the first. */
  result: Diagnosis | undefined
  refusal: Refusal | undefined
}

/** Asks for a diagnosis, one at a time. What there was before stays until there is another. */
export function useDiagnosis(onKept: () => void) {
  const host = useHost()
  const [state, setState] = useState<DiagnosisState>({
    isBusy: false,
    result: undefined,
    refusal: undefined,
  })
  const once = useOnce()
  return {
    ...state,
    diagnose(items: Payload<'holdingDiagnose'>['items']) {
      once(async () => {
        setState(({ result }) => ({ isBusy: true, result, refusal: undefined }))
        const answer = (await answerTo(host.ask, 'holdingDiagnose', { items })) as Answer<Diagnosis>
        if (answer.state === 'known') {
          setState({ isBusy: false, result: answer.response, refusal: undefined })
          if (answer.response.check_id !== '') onKept()
        } else {
          const refusal = refusalOf(answer, host.isLoggedIn())
          setState(({ result }) => ({ isBusy: false, result, refusal }))
        }
      })
    },
  }
}

function refusalOf(answer: Exclude<Answer, { state: 'known' }>, isLoggedIn: boolean): Refusal {
  if (answer.state !== 'failed') return { msg: '登录已失效，请重新登录', next: 'login' }
  if (answer.code === TOO_MANY_REQUESTS && !isLoggedIn)
    return { msg: '今日诊断次数已用完，登录后可继续', next: 'login' }
  return { msg: answer.msg || MESSAGES.unavailable, next: 'retry' }
}
