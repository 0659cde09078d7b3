import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { followLogin } from './follow-login'

/**
 * Returns whether the visitor has a token; false until React renders in a browser, because the stored page knows no
 * visitor.
 */
export function useIsLoggedIn(): boolean {
  const host = useHost()
  const [isLoggedIn, setLoggedIn] = useState(false)
  useEffect(() => followLogin(host, setLoggedIn), [host])
  return isLoggedIn
}
