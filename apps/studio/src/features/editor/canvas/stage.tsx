import './canvas.css'
import { Button, Spin } from 'antd'
import { type CSSProperties, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFit } from '../../../ui/use-fit'
import type { CanvasState } from '../session/canvas-state'
import { wording } from './wording'

/** Screen pixels beside the phone for the block toolbar, and the width from which the block's name fits in. */
const SIDES = 56
const NAMED = 112

/**
 * The phone: the page in a frame of its own, so that it has a phone's width and none of the Studio's styles. It loads
 * before the page is known; `useDrawnCanvas` renders the page in it.
 */
export function Stage({ canvas }: { canvas: CanvasState }) {
  const { width, open, isFailed } = useSyncExternalStore(canvas.subscribe, canvas.get)
  const stage = useRef<HTMLElement>(null)
  const fit = useFit(stage, { width, isDesktop: canvas.look().stage !== 'app', sides: SIDES })
  const zoom = fit?.zoom
  const [tries, setTries] = useState(0)

  const takeBeside = useCallback(
    (beside: HTMLElement | null) => canvas.set({ beside: beside ?? undefined }),
    [canvas],
  )

  const takeBefore = useCallback(
    (before: HTMLElement | null) => canvas.set({ before: before ?? undefined }),
    [canvas],
  )

  function retry() {
    canvas.set({ isFailed: false })
    setTries(tries + 1)
  }

  useEffect(() => {
    if (zoom !== undefined) canvas.set({ zoom })
  }, [canvas, zoom])

  return (
    <main className="ed-stage" ref={stage}>
      {fit && (
        <div className="ed-phone-place" style={{ width: width * fit.zoom, height: fit.height }}>
          <div className="ed-phone-case">
            <iframe
              key={tries}
              className="ed-phone"
              title={wording.frame}
              src="/studio/canvas"
              style={{ width, height: fit.height / fit.zoom, transform: `scale(${fit.zoom})` }}
              onLoad={({ currentTarget }) => canvas.set({ loaded: { frame: currentTarget } })}
            />
          </div>
          <div ref={takeBefore} className="ed-before" />
          <div
            ref={takeBeside}
            className="ed-beside"
            data-narrow={fit.beside < NAMED || undefined}
            style={{ '--ed-beside': `${fit.beside - 16}px` } as CSSProperties}
          />
        </div>
      )}
      {!open && (
        <div className="ed-stage__state">
          {isFailed ? (
            <>
              <p role="alert">{wording.failed}</p>
              <Button onClick={retry}>{wording.retry}</Button>
            </>
          ) : (
            <Spin description={wording.loading} />
          )}
        </div>
      )}
    </main>
  )
}
