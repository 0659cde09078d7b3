import type { PointerEvent as ReactPointerEvent } from 'react'
import { Drag, type DragPort } from './drag'
import type { DragItem, Fetched } from './drag-item'

/** How many pixels the pointer moves before it drags: a click moves a little, too. */
const THRESHOLD = 5

/** The canvas that receives drops: there is one at a time. */
let port: DragPort | undefined

/** Opens the canvas for drops, until the returned function is called. */
export function openDragPort(opened: DragPort): () => void {
  port = opened
  return () => {
    if (port === opened) port = undefined
  }
}

/**
 * For `onPointerDown` in the palette: drags a new block of this kind once the pointer has moved far enough. A finger
 * drags it sideways, towards the page; up and down it scrolls the palette.
 */
export function startPaletteDrag(name: string, event: ReactPointerEvent): void {
  takeAlong({ kind: 'new', name }, event)
}

/** The same for what has to be fetched first. */
export function startFetchedDrag(item: Omit<Fetched, 'kind'>, event: ReactPointerEvent): void {
  takeAlong({ kind: 'fetched', ...item }, event)
}

function takeAlong(item: DragItem, { nativeEvent: pressed }: ReactPointerEvent): void {
  waitForMove(item, pressed, { isAside: pressed.pointerType !== 'mouse' })
}

/** The same for blocks of the page: in the layers, and in the canvas itself. */
export function startBlockDrag(ids: readonly string[], event: ReactPointerEvent | PointerEvent): void {
  waitForMove({ kind: 'blocks', ids }, 'nativeEvent' in event ? event.nativeEvent : event)
}

function waitForMove(item: DragItem, pressed: PointerEvent, { isAside = false } = {}): void {
  const canvas = port
  if (!canvas || canvas.session.isReadOnly || pressed.button !== 0 || ids(item).length === 0) return
  // The events of a press in the frame, and all that follow, go to the frame's window.
  const from = (pressed.view ?? window) as Window
  const { clientX, clientY, pointerId } = pressed
  // A finger's events stay with the element it touched, which may be re-rendered in the meantime.
  const target = pressed.target as Element
  if (target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId)
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    const [x, y] = [Math.abs(event.clientX - clientX), Math.abs(event.clientY - clientY)]
    if (Math.hypot(x, y) < THRESHOLD) return
    stop()
    if (isAside && x <= y) return
    new Drag({ port: canvas, item, from, pointerId }).begin(event)
  }
  const stop = () => {
    from.removeEventListener('pointermove', moved, true)
    from.removeEventListener('pointerup', stop, true)
    from.removeEventListener('pointercancel', stop, true)
  }
  from.addEventListener('pointermove', moved, true)
  from.addEventListener('pointerup', stop, true)
  from.addEventListener('pointercancel', stop, true)
}

function ids(item: DragItem): readonly string[] {
  return item.kind === 'blocks' ? item.ids : [item.name]
}
