import '@yingzao/renderer/ground.css'
import './canvas.css'
import './overlay/overlay.css'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { CanvasWindow } from './canvas-api'
import { CanvasPage } from './canvas-page'
import { emptySlotOf } from './empty-slot'
import { holdStill } from './hold-still'
import type { OverlayHandle } from './overlay/overlay'
import { showSlot } from './show-selected'

// The page in the editor's frame: rendered by the visitors' views, driven by the editor around it.
const place = document.getElementById('root')
if (!place) throw new Error('The page has no element "root" to draw the canvas in. Is index.html ours?')
holdStill(window)
// Popups lie over the page wherever they are in its document; what surrounds them there might clip them.
const floor = document.createElement('div')
floor.id = 'cv-floating'
document.body.append(floor)

const root = createRoot(place)
const frame = window as CanvasWindow
frame.drawCanvas = (session) => {
  const handle = createRef<OverlayHandle>()
  flushSync(() => root.render(<CanvasPage session={session} handle={handle} />))
  return {
    showDrop: (mark) => handle.current?.showDrop(mark),
    emptySlotOf: (id) => emptySlotOf(document, id),
    showSlot: (id, slot) => showSlot(document, id, slot),
  }
}
