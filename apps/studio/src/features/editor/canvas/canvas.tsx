import './canvas.css'
import { Button, Spin } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CanvasWindow } from '../../../canvas/canvas-api'
import { wording } from '../../../wording'
import { useRun, useSession } from '../session/session-context'
import { canvasSession } from './canvas-session'
import { openDragPort } from './drag/start-drag'
import { useCanvasSettings } from './use-canvas-settings'
import { useFit } from './use-fit'

/** The phone: the page in a frame of its own, so that it has a phone's width and none of the Studio's styles. */
export function Canvas() {
  const session = useSession()
  const run = useRun()
  const { canvas } = session
  const { width, open } = useCanvasSettings()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = useFit(stage, width, canvas.look().stage !== 'app')
  const zoom = fit?.zoom
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)

  const draw = useCallback(() => {
    const inside = frame.current?.contentWindow as CanvasWindow | null
    const handle = inside?.drawCanvas?.(canvasSession(session, run))
    setFailed(handle === undefined)
    canvas.set({ open: inside && handle ? { window: inside, handle } : undefined })
  }, [session, run, canvas])

  useEffect(() => {
    if (zoom !== undefined) canvas.set({ zoom })
  }, [canvas, zoom])
  useEffect(() => {
    if (open && frame.current) return openDragPort({ session, run, frame: frame.current })
  }, [open, session, run])
  useEffect(() => () => canvas.set({ open: undefined }), [canvas])

  return (
    <div className="ed-stage" ref={stage}>
      {fit && (
        <div className="ed-phone-place" style={{ width: width * fit.zoom, height: fit.height }}>
          <iframe
            key={tries}
            ref={frame}
            className="ed-phone"
            title={wording.canvas.frame}
            src="/studio/canvas"
            style={{ width, height: fit.height / fit.zoom, transform: `scale(${fit.zoom})` }}
            onLoad={draw}
          />
        </div>
      )}
      {!open && (
        <div className="ed-stage__state">
          {isFailed ? (
            <>
              <p role="alert">{wording.canvas.failed}</p>
              <Button onClick={() => setTries(tries + 1)}>{wording.canvas.retry}</Button>
            </>
          ) : (
            <Spin description={wording.canvas.loading} />
          )}
        </div>
      )}
    </div>
  )
}
