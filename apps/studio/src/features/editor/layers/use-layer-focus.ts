import type { Selection, Tree } from '@yingzao/editor-core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../session/session-context'
import { type LayerRow, slotKey } from './layer-rows'
import { scrollToLine } from './use-visible-rows'

interface LayerFocus {
  rows: readonly LayerRow[]
  tree: RefObject<HTMLElement | null>
  selection: Selection
  setClosed: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void
}

/**
 * Decides which line Tab stops at: the one that had the focus last, otherwise the first. What is selected elsewhere is
 * opened and scrolled into view; if the focus was in the tree it follows, even from a line that is gone.
 */
export function useLayerFocus({ rows, tree, selection, setClosed }: LayerFocus) {
  const { editor } = useSession()
  const [gone, setGone] = useState<string>()
  const wanted = useRef<{ key: string; isFocused: boolean }>(undefined)
  const wasHere = useRef(false)

  useEffect(() => {
    const last = selection.ids.at(-1)
    if (last === undefined) return
    const ways = waysTo(editor.tree, last)
    setClosed((before) =>
      ways.some((key) => before.has(key))
        ? new Set([...before].filter((key) => !ways.includes(key)))
        : before,
    )
    setGone(last)
    wanted.current ??= { key: last, isFocused: false }
  }, [editor, selection, setClosed])

  // After every rendering, as the line may have to be opened first; and before painting, as it may be far away.
  useLayoutEffect(() => {
    const line = wanted.current && lineOf(tree.current, wanted.current.key)
    if (!line || !wanted.current) return
    const { key, isFocused } = wanted.current
    wanted.current = undefined
    scrollToLine(
      tree.current,
      rows.findIndex((row) => row.key === key),
    )
    const { activeElement } = document
    const isHere =
      tree.current?.contains(activeElement) || (wasHere.current && activeElement === document.body)
    // A field in a line keeps the focus.
    if (isFocused || (isHere && activeElement?.localName !== 'input')) line.focus({ preventScroll: true })
  })

  return {
    focusKey: rows.some(({ key }) => key === gone) ? gone : rows[0]?.key,
    focusRow(key: string) {
      const isDrawn = gone === key
      wanted.current = isDrawn ? undefined : { key, isFocused: true }
      // The line where Tab stops is rendered wherever it is.
      if (isDrawn) lineOf(tree.current, key)?.focus()
      else setGone(key)
    },
    onFocus: () => {
      wasHere.current = true
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // When a line is removed, the focus goes nowhere.
      if (relatedTarget !== null) wasHere.current = false
    },
  }
}

function lineOf(tree: HTMLElement | null, key: string): HTMLElement | null {
  return tree?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? null
}

/** The lines that have to be open for a block to be seen. */
function waysTo({ index }: Tree, id: string): string[] {
  const ways: string[] = []
  for (let entry = index.get(id); entry && entry.parentId !== null; entry = index.get(entry.parentId)) {
    const parent = index.get(entry.parentId)?.block
    if (parent) ways.push(parent.id, slotKey(parent, entry.slot))
  }
  return ways
}
