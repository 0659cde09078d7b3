import { type KeyboardEvent, useRef } from 'react'
import { openPaletteFor } from '../commands/open-palette'
import { useSession } from '../session/session-context'
import type { LayerRow } from './layer-rows'
import { createTypeahead } from './typeahead'

interface LayerKeys {
  rows: readonly LayerRow[]
  focusKey: string | undefined
  focusRow: (key: string) => void
  toggle: (key: string) => void
}

/**
 * The usual keys of a tree: arrows, Home, End, letters. Moving to a block selects it, with Shift everything up to it;
 * with Ctrl or ⌘ only the focus moves, and Space selects.
 */
export function useLayerKeys({ rows, focusKey, focusRow, toggle }: LayerKeys) {
  const session = useSession()
  const { editor, isReadOnly } = session
  const typeahead = useRef(createTypeahead(() => performance.now()))

  return (event: KeyboardEvent) => {
    const isLine = (event.target as HTMLElement).getAttribute('role') === 'treeitem'
    if (!isLine || event.altKey || event.nativeEvent.isComposing) return
    const at = rows.findIndex(({ key }) => key === focusKey)
    const row = rows[at]
    if (!row) return
    const goTo = (next: LayerRow | undefined) => {
      event.preventDefault()
      if (!next) return
      focusRow(next.key)
      if (next.slot !== undefined || event.ctrlKey || event.metaKey) return
      if (event.shiftKey) editor.extendTo(next.block.id)
      else editor.select([next.block.id])
    }
    const { key } = event
    if (key === 'ArrowDown') goTo(rows[at + 1])
    else if (key === 'ArrowUp') goTo(rows[at - 1])
    else if (key === 'Home') goTo(rows[0])
    else if (key === 'End') goTo(rows.at(-1))
    else if (key === 'ArrowRight') {
      if (row.isOpen) goTo(rows[at + 1])
      else open(row.isOpen === false)
    } else if (key === 'ArrowLeft') {
      if (row.isOpen) open(true)
      else goTo(rows.find((other) => other.key === row.parentKey))
    } else if (key === ' ' || key === 'Enter') {
      event.preventDefault()
      if (row.slot !== undefined && row.isOpen === undefined) {
        if (!isReadOnly) openPaletteFor(session, row.block.id, JSON.stringify(row.slot))
      } else if (row.slot !== undefined) toggle(row.key)
      else if (event.ctrlKey || event.metaKey) editor.toggle(row.block.id)
      else editor.select([row.block.id])
    } else if (/^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey) {
      const titles = rows.map(({ title }) => title)
      goTo(rows[typeahead.current.type(key.toLowerCase(), titles, at)])
    }

    function open(canToggle: boolean): void {
      event.preventDefault()
      if (canToggle && row) toggle(row.key)
    }
  }
}
