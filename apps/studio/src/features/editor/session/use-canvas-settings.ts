import { useSyncExternalStore } from 'react'
import type { CanvasSettings } from './canvas-state'
import { useSession } from './session-context'

/** How the page is looked at. Draws anew when it changes. */
export function useCanvasSettings(): CanvasSettings {
  const { canvas } = useSession()
  return useSyncExternalStore(canvas.subscribe, canvas.get)
}
