import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened. antd would, but only at the end of an animation that a
 * dialog does not see when it is taken away at once.
 */
export function useReturnFocus(): void {
  // While it is drawn: in an effect the dialog would have the focus already.
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    return () => {
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    }
  }, [])
}
