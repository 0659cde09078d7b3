import { type RefObject, useEffect, useState } from 'react'

/** `waiting` below the screen, `seen` from the moment it comes up; `none` when it was in sight all along. */
export type Entrance = 'none' | 'waiting' | 'seen'

/** Enough of the box is on the screen for its motion to be worth looking at. */
const IN_SIGHT = 0.5

/** Follows a box that was not yet on the screen when its island woke, until it is. */
export function useEntrance(box: RefObject<HTMLElement | null>): Entrance {
  const [entrance, setEntrance] = useState<Entrance>('none')
  useEffect(() => {
    // Where nobody can tell what is in sight nothing is held back.
    if (!box.current || typeof IntersectionObserver !== 'function') return
    let isFirst = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isAway = isFirst ? entry?.intersectionRatio === 0 : !entry?.isIntersecting
        if (isAway) setEntrance('waiting')
        else {
          observer.disconnect()
          if (!isFirst) setEntrance('seen')
        }
        isFirst = false
      },
      { threshold: IN_SIGHT },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return entrance
}
