import { type RefObject, useEffect, useRef } from 'react'

/** Of the first screen the browser itself tells; its focus begins before the skip link. */
let isFirst = true

/** Focuses an element once, when it is first drawn on a screen that somebody has moved to. It needs a `tabIndex`. */
export function useFocusOnce<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (!isFirst) element.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return element
}
