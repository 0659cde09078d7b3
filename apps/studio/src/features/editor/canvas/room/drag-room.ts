import { setStyle } from '@yingzao/editor-core'
import { units as lengthOf } from '@yingzao/renderer'
import type { PointerEvent as ReactPointerEvent } from 'react'
import { elementOf } from '../../../../canvas/block-elements'
import { type Ring, sidesWith } from '../../session/box-sides'
import type { EditorSession } from '../../session/editor-session'
import { editorUiOf } from '../../session/editor-ui'
import { snapped, type ThemeStep, themeSteps } from '../../session/theme-steps'
import { themeTokens } from '../../session/use-theme-tokens'
import { wording } from '../wording'

type RoomSide = 'Top' | 'Bottom'

/** The margin or padding being dragged, and its current size. */
export interface Dragging {
  name: `${Ring}${RoomSide}`
  text: string
}

interface RoomDrag {
  session: EditorSession
  id: string
  ring: Ring
  side: RoomSide
  /** The size at the start. */
  units: number
  /** Screen pixels per pixel of the frame. */
  zoom: number
  onChange(dragging: Dragging | undefined): void
}

/** Shows a margin or a padding while the pointer drags it, and sets it on release: one step, or none with Escape. */
export function dragRoom(event: ReactPointerEvent<HTMLElement>, drag: RoomDrag): void {
  const { session, id, ring, side, units, onChange } = drag
  const { editor, isReadOnly } = session
  if (isReadOnly || event.button !== 0) return
  event.preventDefault()
  const { pointerId, clientY: from, currentTarget: handle } = event
  const pixels = drag.zoom * pixelsOfUnit(session)
  const steps = themeSteps(themeTokens(session), 'space')
  const before = editor.tree.index.get(id)?.block.common.style ?? {}
  const name = `${ring}${side}` as const
  const preview = previewOf(session, id)
  let last: ThemeStep | undefined
  handle.setPointerCapture(pointerId)

  function move({ clientY }: PointerEvent): void {
    last = lengthAt({ ring, side, units, by: (clientY - from) / pixels }, steps)
    onChange({ name, text: String(last.units) })
    preview.show(name, last.value)
  }

  function end(isKept: boolean): void {
    handle.removeEventListener('pointermove', move)
    handle.removeEventListener('pointerup', keep)
    handle.removeEventListener('pointercancel', giveUp)
    window.removeEventListener('keydown', hear, { capture: true })
    onChange(undefined)
    preview.end()
    if (!isKept || last === undefined) return
    const style = sidesWith(before, ring, { [side]: last.value })
    const ran = editor.run(setStyle, { ids: [id], style })
    if (ran.ok && ran.value.isChanged)
      editorUiOf(session).notify(wording.room.done(wording.room[name], last.units))
  }
  const keep = () => end(true)
  const giveUp = () => end(false)
  function hear(key: KeyboardEvent): void {
    if (key.key !== 'Escape') return
    key.preventDefault()
    key.stopPropagation()
    giveUp()
  }

  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', keep)
  handle.addEventListener('pointercancel', giveUp)
  window.addEventListener('keydown', hear, { capture: true })
}

/**
 * Shows a length on the block itself: the page is changed only once, and a save in between does not split it into two
 * steps.
 */
function previewOf({ canvas }: EditorSession, id: string) {
  const { open } = canvas.get()
  const element = open && elementOf(open.window.document, id)
  const before = element?.style.cssText ?? ''
  return {
    show(name: Dragging['name'], value: string | number): void {
      if (element) element.style[name] = typeof value === 'number' ? lengthOf(value) : value
    },
    end(): void {
      if (element) element.style.cssText = before
    },
  }
}

interface Pulled {
  ring: Ring
  side: RoomSide
  units: number
  /** Positive is down, in units. */
  by: number
}

/** Returns the new size when its edge is pulled so far: the lower padding grows upwards, and no padding is negative. */
export function lengthAt({ ring, side, units, by }: Pulled, steps: readonly ThemeStep[]): ThemeStep {
  const isUpwards = ring === 'padding' && side === 'Bottom'
  const pulled = units + (isUpwards ? -by : by)
  return snapped(steps, ring === 'padding' ? Math.max(0, pulled) : pulled)
}

/** Returns how many pixels of the frame a unit of the design has: the stage is 750 units wide. */
function pixelsOfUnit({ canvas }: EditorSession): number {
  const { open, width } = canvas.get()
  const stage = open?.window.document.querySelector('main')?.getBoundingClientRect().width
  return (stage || width) / 750
}
