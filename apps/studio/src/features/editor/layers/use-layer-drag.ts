import { moveBlocks, runCommand } from '@yingzao/editor-core'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { saidMessage } from '../../../ui/said/message'
import { useCommandContext } from '../commands/command-context'
import { runAndNotify } from '../commands/run-and-notify'
import { selectedInWords } from '../commands/selected-blocks'
import { type DropSide, type DropTarget, dropTarget } from './drop-target'
import type { LayerRow } from './layer-rows'

/** How many pixels a pointer moves before it is a drag, and not a shaky click. */
const THRESHOLD = 5
/** How many pixels from the panel's edge it scrolls, and how far at a time. */
const SCROLL_EDGE = 36
const SCROLL_STEP = 10

interface LayerDrag {
  rows: readonly LayerRow[]
  tree: RefObject<HTMLElement | null>
}

/** Drags lines within the tree. A drop that the editor would refuse is not offered, and the label says why. */
export function useLayerDrag({ rows, tree }: LayerDrag) {
  const context = useCommandContext()
  const [mark, setMark] = useState<{ key: string; side: DropSide }>()
  const latest = useRef(rows)
  latest.current = rows
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (down: PointerEvent) => {
    const line = (down.target as HTMLElement).closest<HTMLElement>('[data-key]')
    const row = latest.current.find(({ key }) => key === line?.dataset.key)
    // A finger scrolls the list.
    if (down.button !== 0 || down.pointerType === 'touch' || !row || row.slot !== undefined) return
    stop.current = follow(down, row)
  }

  function follow(down: PointerEvent, row: LayerRow): () => void {
    const { session } = context
    const { editor, catalogue } = session
    const { tree: before } = editor
    let ids: readonly string[] = []
    let label: HTMLElement | undefined
    let target: DropTarget | undefined
    const refusals = new Map<string, string>()

    const begin = () => {
      if (!editor.selection.ids.includes(row.block.id)) editor.select([row.block.id])
      ids = editor.selection.ids
      label = document.createElement('div')
      label.className = 'ed-drag-label'
      document.body.append(label)
    }
    const refusalOf = ({ key, side, place }: DropTarget): string => {
      const known = refusals.get(`${side} ${key}`)
      if (known !== undefined) return known
      const tried = runCommand({ tree: before, catalogue }, moveBlocks, { ids, to: place })
      const refusal = tried.ok ? '' : saidMessage(tried.refusal.message)
      refusals.set(`${side} ${key}`, refusal)
      return refusal
    }
    const onMove = (move: globalThis.PointerEvent) => {
      const isFar = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) >= THRESHOLD
      if (!label && !isFar) return
      if (!label) begin()
      scrollNear(tree.current?.closest('.ed-left-body'), move.clientY)
      const under = document.elementFromPoint(move.clientX, move.clientY)?.closest<HTMLElement>('[data-key]')
      const over = under && latest.current.find(({ key }) => key === under.dataset.key)
      const box = under?.getBoundingClientRect()
      const wanted =
        over && box && dropTarget({ tree: before, catalogue }, over, (move.clientY - box.top) / box.height)
      const refusal = wanted ? refusalOf(wanted) : ''
      target = refusal === '' ? (wanted ?? undefined) : undefined
      setMark((old) => (old?.key === target?.key && old?.side === target?.side ? old : target))
      if (label) {
        label.textContent = refusal || selectedInWords(context).trim()
        label.dataset.refused = String(refusal !== '')
        label.style.transform = `translate(${move.clientX + 14}px, ${move.clientY + 10}px)`
      }
    }
    const end = () => {
      for (const [type, listener] of listeners)
        window.removeEventListener(type, listener as EventListener, true)
      label?.remove()
      setMark(undefined)
      stop.current = undefined
    }
    const onUp = () => {
      const isDrag = label !== undefined
      end()
      // The click that follows would select only that line.
      if (isDrag) window.addEventListener('click', swallow, { capture: true, once: true })
      if (isDrag) setTimeout(() => window.removeEventListener('click', swallow, true))
      if (isDrag && target) runAndNotify(context, moveBlocks, { ids, to: target.place })
    }
    // Only the window's own: those of elements pass through here too.
    const onBlur = ({ target: left }: Event) => left === window && end()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', end],
      ['blur', onBlur],
      ['keydown', onKey],
    ]
    for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, true)
    return end
  }

  return { mark, onPointerDown }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function scrollNear(panel: Element | null | undefined, y: number): void {
  const box = panel?.getBoundingClientRect()
  if (!panel || !box) return
  if (y < box.top + SCROLL_EDGE) panel.scrollTop -= SCROLL_STEP
  else if (y > box.bottom - SCROLL_EDGE) panel.scrollTop += SCROLL_STEP
}
