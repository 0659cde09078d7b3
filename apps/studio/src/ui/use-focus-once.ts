import { type RefObject, useEffect, useRef } from 'react'

/** The first screen is announced by the browser itself; its focus starts before the skip link. */
let isFirst = true

/** Focuses an element once, when it is first rendered on a screen that the user has moved to. It needs a `tabIndex`. */
export function useFocusOnce<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (!isFirst) element.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return element
}
