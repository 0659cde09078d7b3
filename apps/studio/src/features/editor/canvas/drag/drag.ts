import { insertBlock, moveBlocks, type Place } from '@yingzao/editor-core'
import { elementOf } from '../../../../canvas/block-elements'
import type { DropMark } from '../../../../canvas/canvas-api'
import { saidMessage } from '../../../../ui/said/message'
import { wording as commandWording } from '../../commands/wording'
import type { EditorSession } from '../../session/editor-session'
import { editorUiOf } from '../../session/editor-ui'
import type { Run } from '../../session/session-context'
import { wording } from '../wording'
import { type DragItem, type Trial, tryDrop } from './drag-item'
import { dropAt, type PageBoxes } from './drop-place'
import { Ghost } from './ghost'
import { measurePage } from './measure'
import { speedAt } from './scroll-speed'
import { scrollerAt } from './scroller-at'

/** Where drags end. */
export interface DragPort {
  session: EditorSession
  run: Run
  /** The frame's element in the editor's page. */
  frame: HTMLIFrameElement
}

interface DragOptions {
  port: DragPort
  item: DragItem
  /** The window that gets the pointer events: the editor's or the frame's. */
  from: Window
  pointerId: number
}

/** One drag, from the first move to the drop. While it lasts, it works from the geometry it has measured. */
export class Drag {
  readonly #port: DragPort
  readonly #item: DragItem
  readonly #from: Window
  readonly #pointerId: number
  readonly #inside: Window
  readonly #ghost: Ghost
  readonly #stops: (() => void)[] = []
  /** Pixels of the editor's window. */
  #pointer = { x: 0, y: 0 }
  #boxes: PageBoxes | undefined
  #place: Place | undefined
  #trial: { key: string; is: Trial } | undefined
  #frameAsked = 0

  constructor({ port, item, from, pointerId }: DragOptions) {
    const open = port.session.canvas.get().open
    if (!open) throw new Error('A drag began before the canvas was drawn.')
    this.#port = port
    this.#item = item
    this.#from = from
    this.#pointerId = pointerId
    this.#inside = open.window
    this.#ghost = new Ghost(titleOf(port.session, item), { isShielded: from === window })
  }

  begin(event: PointerEvent): void {
    const { document: own } = this.#from
    // From here on the pointer is ours, also over the frame and outside the window.
    const holder = this.#from === window ? this.#ghost.shield : own.documentElement
    holder.setPointerCapture(this.#pointerId)
    this.#listen(this.#from, 'pointermove', (moved: PointerEvent) => this.#move(moved))
    this.#listen(this.#from, 'pointerup', () => this.#end(true))
    this.#listen(this.#from, 'pointercancel', () => this.#end(false))
    for (const listening of [window, this.#inside]) {
      this.#listen(listening, 'keydown', (key: KeyboardEvent) => this.#answerKey(key))
      this.#listen(listening, 'blur', () => !document.hasFocus() && this.#end(false))
    }
    this.#listen(this.#inside, 'scroll', () => {
      this.#boxes = undefined
    })
    markDragging(this.#inside, this.#item, true)
    this.#move(event)
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointerId) return
    event.preventDefault()
    event.stopPropagation()
    this.#pointer = this.#inEditor(event)
    this.#ghost.moveTo(this.#pointer)
    this.#ask()
  }

  #ask(): void {
    if (this.#frameAsked === 0) this.#frameAsked = requestAnimationFrame(() => this.#look())
  }

  /** Runs once per animation frame, however many moves there were. */
  #look(): void {
    this.#frameAsked = 0
    const point = this.#inFrame()
    if (!point) {
      this.#show(undefined, wording.drop.outside)
      return
    }
    if (this.#scroll(point)) this.#ask()
    const { session } = this.#port
    const { editor, catalogue } = session
    this.#boxes ??= placesFor(this.#item, measurePage(this.#inside.document, new Set(draggedIds(this.#item))))
    const { place, mark } = dropAt(point, this.#boxes)
    const key = JSON.stringify(place)
    if (this.#trial?.key !== key) {
      this.#trial = { key, is: tryDrop(editor.tree, catalogue, this.#item, place) }
    }
    const { refusal, isSame } = this.#trial.is
    if (refusal) this.#show(undefined, saidMessage(refusal.message), true)
    else this.#show({ place, mark: isSame ? undefined : mark }, whereTo(session, place))
  }

  #show(
    drop: { place: Place; mark: DropMark | undefined } | undefined,
    hint: string,
    isRefused = false,
  ): void {
    this.#place = drop?.place
    this.#port.session.canvas.get().open?.handle.showDrop(drop?.mark)
    this.#ghost.say(hint, isRefused)
  }

  /** Scrolls; returns whether scrolling continues while the pointer does not move. */
  #scroll(point: { x: number; y: number }): boolean {
    const scroller = scrollerAt(this.#inside.document)
    const { top, bottom } = scroller.box
    const by = speedAt(point.y, { top, bottom })
    if (by === 0) return false
    const before = scroller.element.scrollTop
    scroller.element.scrollTop += by
    if (scroller.element.scrollTop === before) return false
    this.#boxes = undefined
    return true
  }

  #end(isDropped: boolean): void {
    for (const stop of this.#stops) stop()
    cancelAnimationFrame(this.#frameAsked)
    if (isDropped && this.#frameAsked !== 0) this.#look()
    cancelAnimationFrame(this.#frameAsked)
    this.#port.session.canvas.get().open?.handle.showDrop(undefined)
    this.#ghost.remove()
    swallowClick(this.#from)
    setTimeout(() => markDragging(this.#inside, this.#item, false))
    if (isDropped && this.#place) this.#drop(this.#place)
  }

  #drop(at: Place): void {
    const { run, session } = this.#port
    const item = this.#item
    if (item.kind === 'fetched') {
      item.drop(at)
      return
    }
    const dropped =
      item.kind === 'new'
        ? run(insertBlock, { name: item.name, at })
        : run(moveBlocks, { ids: item.ids, to: at })
    if (dropped.ok) editorUiOf(session).notify(commandWording.done(dropped.value.label))
  }

  #answerKey(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') this.#end(false)
  }

  #inEditor({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    if (this.#from === window) return { x: clientX, y: clientY }
    const { left, top } = this.#port.frame.getBoundingClientRect()
    const { zoom } = this.#port.session.canvas.get()
    return { x: left + clientX * zoom, y: top + clientY * zoom }
  }

  /** In pixels of the frame's page; undefined when the pointer is not over it. */
  #inFrame(): { x: number; y: number } | undefined {
    const { left, top, right, bottom } = this.#port.frame.getBoundingClientRect()
    const { x, y } = this.#pointer
    if (x < left || x >= right || y < top || y >= bottom) return undefined
    const { zoom } = this.#port.session.canvas.get()
    return { x: (x - left) / zoom, y: (y - top) / zoom }
  }

  #listen<Heard extends Event>(target: Window, name: string, listener: (event: Heard) => void): void {
    const options = { capture: true }
    target.addEventListener(name, listener as (event: Event) => void, options)
    this.#stops.push(() => target.removeEventListener(name, listener as (event: Event) => void, options))
  }
}

/** The click that follows a press and its release does not count when something was dragged in between. */
function swallowClick(target: Window): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  target.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => target.removeEventListener('click', swallow, { capture: true }))
}

/** Tells the page in the frame, which would take the end of a drag from within it for a click. */
function markDragging({ document }: Window, item: DragItem, isDragging: boolean): void {
  document.documentElement.toggleAttribute('data-cv-dragging', isDragging)
  for (const id of draggedIds(item)) {
    elementOf(document, id)?.toggleAttribute('data-cv-carried', isDragging)
  }
}

/** What is fetched is a part of the page itself, and cannot be inside anything else. */
function placesFor(item: DragItem, boxes: PageBoxes): PageBoxes {
  if (item.kind !== 'fetched') return boxes
  const { page } = boxes
  return { layers: [], page: { ...page, blocks: page.blocks.map((block) => ({ ...block, slots: [] })) } }
}

function draggedIds(item: DragItem): readonly string[] {
  return item.kind === 'blocks' ? item.ids : []
}

function titleOf({ editor, catalogue }: EditorSession, item: DragItem): string {
  if (item.kind === 'fetched') return item.title
  if (item.kind === 'new') return catalogue.titleOf(item.name) ?? item.name
  const [first = ''] = item.ids
  if (item.ids.length > 1) return wording.selectedMany(item.ids.length)
  const name = editor.tree.index.get(first)?.block.name ?? ''
  return catalogue.titleOf(name) ?? name
}

function whereTo({ editor, catalogue }: EditorSession, { parentId }: Place): string {
  if (parentId === null) return wording.drop.page
  const name = editor.tree.index.get(parentId)?.block.name ?? ''
  return wording.drop.inside(catalogue.titleOf(name) ?? name)
}
