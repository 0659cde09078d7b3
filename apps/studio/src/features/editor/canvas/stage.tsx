import './canvas.css'
import { Button, Spin } from 'antd'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { wording } from '../../../wording'
import type { CanvasState } from './canvas-state'
import { useFit } from './use-fit'

/**
 * The phone: the page in a frame of its own, so that it has a phone's width and none of the Studio's styles. It loads
 * before the page is known; `useDrawnCanvas` draws in it.
 */
export function Stage({ canvas }: { canvas: CanvasState }) {
  const { width, open, isFailed } = useSyncExternalStore(canvas.subscribe, canvas.get)
  const stage = useRef<HTMLDivElement>(null)
  const fit = useFit(stage, width, canvas.look().stage !== 'app')
  const zoom = fit?.zoom
  const [tries, setTries] = useState(0)

  function retry() {
    canvas.set({ isFailed: false })
    setTries(tries + 1)
  }

  useEffect(() => {
    if (zoom !== undefined) canvas.set({ zoom })
  }, [canvas, zoom])

  return (
    <div className="ed-stage" ref={stage}>
      {fit && (
        <div className="ed-phone-place" style={{ width: width * fit.zoom, height: fit.height }}>
          <iframe
            key={tries}
            className="ed-phone"
            title={wording.canvas.frame}
            src="/studio/canvas"
            style={{ width, height: fit.height / fit.zoom, transform: `scale(${fit.zoom})` }}
            onLoad={({ currentTarget }) => canvas.set({ loaded: { frame: currentTarget } })}
          />
        </div>
      )}
      {!open && (
        <div className="ed-stage__state">
          {isFailed ? (
            <>
              <p role="alert">{wording.canvas.failed}</p>
              <Button onClick={retry}>{wording.canvas.retry}</Button>
            </>
          ) : (
            <Spin description={wording.canvas.loading} />
          )}
        </div>
      )}
    </div>
  )
}
