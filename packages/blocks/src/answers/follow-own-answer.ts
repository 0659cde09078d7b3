import type { Host, Stop } from '@yingzao/renderer'
import { ANONYMOUS, type Answer, type CallId, type Payload, type Response } from './answer'
import { followAnswer } from './follow-answer'
import { followLogin } from './follow-login'

/** Asks the gateway for what is a visitor's own, as `followAnswer` does, once and for as long as they are logged in. */
export function followOwnAnswer<Id extends CallId>(
  page: Pick<Host, 'ask' | 'isLoggedIn'>,
  id: Id,
  payload: Payload<Id>,
  tell: (answer: Answer<Response<Id>>, again: () => void) => void,
): Stop {
  let stop: Stop | undefined
  const stopLooking = followLogin(page, (isLoggedIn) => {
    stop?.()
    stop = isLoggedIn ? followAnswer(page, id, payload, tell) : undefined
    if (!isLoggedIn) tell(ANONYMOUS, () => undefined)
  })
  return () => {
    stopLooking()
    stop?.()
  }
}
