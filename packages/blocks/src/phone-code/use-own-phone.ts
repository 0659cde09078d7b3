import { useState } from 'react'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'

/** The phone of the account that is logged in, masked. It needs no code. */
export interface OwnPhone {
  /** Empty: nobody is logged in, or there is no answer yet. */
  known: string
  /** There is no answer yet, which never changes if nobody is logged in. */
  isAsking: boolean
  /** The same, but empty where they would rather give another one. */
  chosen: string
  decline: (isDeclined: boolean) => void
}

/**
 * Asks for the phone of the account that is logged in, and remembers whether the visitor would rather give another one.
 */
export function useOwnPhone(): OwnPhone {
  const isLoggedIn = useIsLoggedIn()
  const [isDeclined, decline] = useState(false)
  const { answer } = useAnswer('currentUser', isLoggedIn ? {} : undefined)
  const known = answer.state === 'known' ? answer.response.handset : ''
  return {
    known,
    isAsking: answer.state === 'loading',
    chosen: isDeclined ? '' : known,
    decline,
  }
}
