import { type RefObject, useEffect, useRef } from 'react'
import { idsAround } from '../block-elements'
import type { CanvasSession } from '../canvas-api'
import { useCanvas } from '../canvas-context'
import type { InlineControl } from '../inline/use-inline-text'
import { type Pick, picked } from '../picked'
import { panelOf, showPanel } from '../show-selected'

/**
 * Clicks select, and nothing on the page reacts: every event is caught before it reaches the page, including React's
 * listeners. Returns whether the selection came from here.
 */
export function usePicking(inline: InlineControl): RefObject<boolean> {
  const session = useCanvas()
  const pickedHere = useRef(false)
  useEffect(() => {
    const caught = (handle: (event: MouseEvent) => void) => (event: Event) => {
      if (isOurs(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      handle(event as MouseEvent)
    }
    const press = caught((event) => {
      // Pressing somewhere else ends typing.
      inline.end()
      window.focus()
      drag(session, event as PointerEvent)
    })
    const click = caught((event) => {
      if (document.documentElement.hasAttribute('data-cv-dragging')) return
      pickedHere.current = true
      const { changed } = pick(session, event)
      if (!changed) pickedHere.current = false
    })
    const doubleClick = caught(({ target }) => {
      const [id] = idsAround(target as Element)
      if (id !== undefined && !session.isReadOnly) inline.begin(id)
    })
    const nothing = caught(() => undefined)
    const still = ({ target }: Event) => (target as HTMLMediaElement).pause()
    const handlers: [string, (event: Event) => void][] = [
      ['pointerdown', press],
      ['click', click],
      ['dblclick', doubleClick],
      ...['pointerup', 'mousedown', 'mouseup', 'auxclick', 'submit', 'dragstart', 'focusin'].map(
        (name): [string, (event: Event) => void] => [name, nothing],
      ),
      ...['touchstart', 'touchend', 'beforetoggle'].map((name): [string, (event: Event) => void] => [
        name,
        (event) => !isOurs(event.target) && event.stopPropagation(),
      ]),
      ['play', still],
    ]
    for (const [name, handler] of handlers) window.addEventListener(name, handler, { capture: true })
    return () => {
      for (const [name, handler] of handlers) window.removeEventListener(name, handler, { capture: true })
    }
  }, [session, inline])
  return pickedHere
}

/** The overlay handles its own events, and so does the text that is being edited. */
function isOurs(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.('[data-cv-over],[data-cv-typing]') != null
}

function pick({ editor, actions }: CanvasSession, event: MouseEvent): { changed: boolean } {
  const target = event.target as Element
  const before = editor.selection
  const panel = panelOf(target)
  const isMask = target.localName === 'dialog' || target.closest('[data-close]') !== null
  const choice: Pick = isMask
    ? { kind: 'page' }
    : picked({
        ids: idsAround(target),
        selected: before.ids,
        isToggle: event.ctrlKey || event.metaKey,
        isExtend: event.shiftKey,
        isOutwards: event.altKey,
      })
  if (choice.kind === 'page') editor.select([])
  if (choice.kind === 'only') editor.select([choice.id])
  if (choice.kind === 'toggle') editor.toggle(choice.id)
  if (choice.kind === 'extend') editor.extendTo(choice.id)
  if (panel) showPanel(panel)
  // It says that a component can be put there.
  if (choice.kind === 'only' && target.closest('.cv-empty--open')) actions.openPalette()
  else if (choice.kind !== 'page') actions.showSettings()
  return { changed: editor.selection.ids !== before.ids }
}

/** A mouse can drag a block by any part of it; a finger needs that to scroll, and has the handle. */
function drag({ editor, actions, isReadOnly }: CanvasSession, event: PointerEvent): void {
  if (isReadOnly || event.button !== 0 || event.pointerType === 'touch') return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const ids = idsAround(event.target as Element)
  const held = editor.selection.ids.some((id) => ids.includes(id))
  const [innermost] = ids
  if (innermost !== undefined) actions.drag(held ? editor.selection.ids : [innermost], event)
}
