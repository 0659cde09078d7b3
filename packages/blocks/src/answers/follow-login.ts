import type { Host, Stop } from '@yingzao/renderer'

/** Tells whether the visitor has a token: now, and when that has changed meanwhile. */
export function followLogin(
  { isLoggedIn }: Pick<Host, 'isLoggedIn'>,
  tell: (isLoggedIn: boolean) => void,
): Stop {
  let told: boolean | undefined
  function look(): void {
    const is = isLoggedIn()
    if (is === told) return
    told = is
    tell(is)
  }
  look()
  // The login may have been in another tab, or the browser may have kept this page meanwhile.
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
