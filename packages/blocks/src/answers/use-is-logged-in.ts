import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { whenLoggedIn } from './when-logged-in'

/** Whether the visitor has a token; false where the page is drawn for storing, because that knows nobody. */
export function useIsLoggedIn(): boolean {
  const host = useHost()
  const [isLoggedIn, setLoggedIn] = useState(false)
  useEffect(() => whenLoggedIn(host, setLoggedIn), [host])
  return isLoggedIn
}
