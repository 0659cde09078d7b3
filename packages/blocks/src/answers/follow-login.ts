import type { Host, Stop } from '@yingzao/renderer'

/** Reports whether the visitor has a token: now, and whenever that has changed in the meantime. */
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
