import type { Stop } from '@yingzao/renderer'

/** How far below the screen the end of a list may be for more to be asked for (DOMAIN.md 4.2). */
const NEAR = '0px 0px 200px'

/** Runs once, when the element comes near the screen or is there already. */
export function whenNear(element: Element, run: () => void): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
