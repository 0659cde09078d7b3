import { useHost } from '@yingzao/renderer'
import { ANONYMOUS, type Answer } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { type OwnType, ownCall, pictureOf } from './own-call'

/** The address of the visitor's code. It is asked for when they are logged in, though one of the calls would not mind. */
export function useOwnCode(type: OwnType, state_code: string): { answer: Answer<string>; again: () => void } {
  const { pageCode } = useHost()
  const isLoggedIn = useIsLoggedIn()
  const call = ownCall(type, state_code, isLoggedIn ? pageCode() : '')
  const { answer, again } = useAnswer(call.id, isLoggedIn ? call.payload : undefined)
  return { answer: isLoggedIn ? pictureOf(answer, call) : ANONYMOUS, again }
}
