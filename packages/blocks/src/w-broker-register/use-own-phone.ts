import { useState } from 'react'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'

/** The phone of whoever is logged in, masked, until they would rather give another one. It needs no code. */
export function useOwnPhone(): { masked: string | undefined; useAnother: () => void } {
  const isLoggedIn = useIsLoggedIn()
  const [isDeclined, setDeclined] = useState(false)
  const { answer } = useAnswer('currentUser', isLoggedIn && !isDeclined ? {} : undefined)
  const masked = answer.state === 'known' && !isDeclined ? answer.response.handset : ''
  return { masked: masked || undefined, useAnother: () => setDeclined(true) }
}
