import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { followLogin } from './follow-login'

/** Whether the visitor has a token; false until React draws in a browser, because the stored page knows nobody. */
export function useIsLoggedIn(): boolean {
  const host = useHost()
  const [isLoggedIn, setLoggedIn] = useState(false)
  useEffect(() => followLogin(host, setLoggedIn), [host])
  return isLoggedIn
}
