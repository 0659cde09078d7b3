import type { Host, Stop } from '@yingzao/renderer'
import type { Answer, CallId, Payload, Response } from './answer'
import { ANONYMOUS } from './answer'
import { followAnswer } from './follow-answer'
import { whenLoggedIn } from './when-logged-in'

/** As `followAnswer`, of a question that is only asked for somebody who is logged in; the others are anonymous. */
export function followWhenLoggedIn<Id extends CallId>(
  page: Pick<Host, 'ask' | 'isLoggedIn'>,
  id: Id,
  payload: Payload<Id>,
  tell: (answer: Answer<Response<Id>>, again: () => void) => void,
): Stop {
  let following: Stop | undefined
  const stop = whenLoggedIn(page, (isLoggedIn) => {
    if (isLoggedIn) {
      following ??= followAnswer(page, id, payload, tell)
      return
    }
    following?.()
    following = undefined
    tell(ANONYMOUS, () => undefined)
  })
  return () => {
    stop()
    following?.()
  }
}
