import type { Host, Stop } from '@yingzao/renderer'

/**
 * Tells whether the visitor has a token, and again when the page is looked at anew: the login may have been in another
 * tab, or the browser may have kept this page meanwhile.
 */
export function whenLoggedIn({ isLoggedIn }: Pick<Host, 'isLoggedIn'>, tell: (is: boolean) => void): Stop {
  const look = () => tell(isLoggedIn())
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
