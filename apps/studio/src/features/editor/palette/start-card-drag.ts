import type { PointerEvent as ReactPointerEvent } from 'react'
import { startPaletteDrag } from '../canvas/drag/start-drag'

/** Pixels that a finger goes before it says which way: one that taps trembles. */
const THRESHOLD = 5

/**
 * For `onPointerDown` of a card: a mouse takes it along whichever way it goes. A finger does so sideways, to where the page
 * lies; up and down it scrolls the shelves.
 */
export function startCardDrag(name: string, { nativeEvent: pressed }: ReactPointerEvent): void {
  if (pressed.pointerType === 'mouse') {
    startPaletteDrag(name, pressed)
    return
  }
  const listening = new AbortController()
  const moved = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== pressed.pointerId) return
    const x = Math.abs(clientX - pressed.clientX)
    const y = Math.abs(clientY - pressed.clientY)
    if (Math.hypot(x, y) < THRESHOLD) return
    listening.abort()
    if (x > y) startPaletteDrag(name, pressed)
  }
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('pointermove', moved, options)
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => listening.abort(), options)
  }
}
