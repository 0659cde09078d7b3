import { useEffect, useRef } from 'react'

/** An element, and what takes the focus in its place once it is gone: the drawer that it was in. */
type Place = readonly (Element | null | undefined)[]

export function placeOf(element: Element | null): Place {
  return [element, element?.closest('.ant-drawer')]
}

/**
 * Returns the focus to where it was. The action may have removed that: without a starting point a keyboard would begin
 * at the top of the page, so the heading of the screen is the last resort.
 */
export function focusAgain(place: Place): void {
  const found = [...place, document.querySelector('main h1')].find((element) => element?.isConnected)
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}

/**
 * Returns the focus to where it was when a dialog opened. antd would, but only at the end of an animation, which never
 * comes for a dialog that is unmounted at once.
 */
export function useReturnFocus(): void {
  // During rendering: in an effect the dialog would have the focus already.
  const opener = useRef(placeOf(document.activeElement))
  useEffect(() => {
    const { current } = opener
    return () => focusAgain(current)
  }, [])
}
