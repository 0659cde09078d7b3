import { useEffect } from 'react'
import type { CanvasWindow } from '../../../canvas/canvas-api'
import { useRun, useSession } from '../session/session-context'
import { useCanvasSettings } from '../session/use-canvas-settings'
import { canvasSession } from './canvas-session'
import { openDragPort } from './drag/start-drag'

/** Renders the page in the stage's frame whenever the frame has loaded, and accepts what is dragged onto it. */
export function useDrawnCanvas(): void {
  const session = useSession()
  const run = useRun()
  const { loaded } = useCanvasSettings()
  useEffect(() => {
    if (!loaded) return
    const { canvas } = session
    const { frame } = loaded
    const inside = frame.contentWindow as CanvasWindow | null
    const handle = inside?.drawCanvas?.(canvasSession(session, run))
    if (!inside || !handle) {
      canvas.set({ isFailed: true })
      return
    }
    canvas.set({ isFailed: false, open: { window: inside, handle } })
    const close = openDragPort({ session, run, frame })
    return () => {
      close()
      canvas.set({ open: undefined })
    }
  }, [loaded, session, run])
}
