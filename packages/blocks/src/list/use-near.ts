import { type RefObject, useEffect } from 'react'

/** How far below the screen the end of a list may be for more to be asked for (DOMAIN.md 4.2). */
const NEAR = '0px 0px 200px'

/** Runs once for each `marker` when the element comes near the screen, or is there already; never for undefined. */
export function useNear(element: RefObject<Element | null>, marker: unknown, run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marker says when to look anew.
  useEffect(() => {
    if (!element.current || marker === undefined) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        run()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, marker])
}
