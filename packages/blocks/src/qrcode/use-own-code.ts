import { useHost } from '@yingzao/renderer'
import { ANONYMOUS, type Answer } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { OWN_CALLS, type OwnType, ownAddress, ownPayload } from './own-call'

/** The address of the visitor's code. It is asked for when they are logged in, though one of the calls would not mind. */
export function useOwnCode(type: OwnType, state_code: string): { answer: Answer<string>; again: () => void } {
  const { pageCode } = useHost()
  const isLoggedIn = useIsLoggedIn()
  const payload = isLoggedIn ? ownPayload(type, state_code, pageCode()) : undefined
  const { answer, again } = useAnswer(OWN_CALLS[type].id, payload)
  if (!isLoggedIn) return { answer: ANONYMOUS, again }
  if (answer.state !== 'known') return { answer, again }
  return { answer: { state: 'known', response: ownAddress(type, answer) }, again }
}
