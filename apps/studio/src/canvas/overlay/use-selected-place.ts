import { useEffect } from 'react'
import { useCanvas } from '../canvas-context'
import type { Marked } from './use-boxes'

/**
 * Tells the editor where the selected block is in the frame's viewport. The block's actions are offered beside the
 * phone: over the page they would cover other blocks and take clicks that were meant for those.
 */
export function useSelectedPlace(marked: Marked | undefined): void {
  const { showSelectedAt } = useCanvas()
  useEffect(() => {
    if (!marked) return
    const { box, isOnScreen } = marked
    const tell = () => {
      const scrolled = isOnScreen ? 0 : window.scrollY
      showSelectedAt({ top: box.top - scrolled, bottom: box.bottom - scrolled })
    }
    tell()
    window.addEventListener('scroll', tell, { passive: true })
    return () => {
      window.removeEventListener('scroll', tell)
      showSelectedAt(undefined)
    }
  }, [marked, showSelectedAt])
}
