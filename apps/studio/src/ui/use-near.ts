import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come near the window; once near it counts as near for good. */
export function useNear<Kind extends Element>(): [RefObject<Kind | null>, boolean] {
  const element = useRef<Kind>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (isNear || !current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [isNear])
  return [element, isNear]
}
