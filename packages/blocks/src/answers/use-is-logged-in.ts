import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'

/** Whether the visitor has a token; false until the island is awake, because the stored page knows nobody. */
export function useIsLoggedIn(): boolean {
  const host = useHost()
  const [isLoggedIn, setLoggedIn] = useState(false)
  useEffect(() => {
    const look = () => setLoggedIn(host.isLoggedIn())
    look()
    // The login may have been in another tab, or the browser may have kept this page meanwhile.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [host])
  return isLoggedIn
}
