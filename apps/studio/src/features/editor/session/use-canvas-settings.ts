import { useSyncExternalStore } from 'react'
import type { CanvasSettings } from './canvas-state'
import { useSession } from './session-context'

/** How the page is viewed. Re-renders when it changes. */
export function useCanvasSettings(): CanvasSettings {
  const { canvas } = useSession()
  return useSyncExternalStore(canvas.subscribe, canvas.get)
}
