import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session-context'
import type { CanvasSettings } from './canvas-state'

/** How the page is looked at. Draws anew when it changes. */
export function useCanvasSettings(): CanvasSettings {
  const { canvas } = useSession()
  return useSyncExternalStore(canvas.subscribe, canvas.get)
}
