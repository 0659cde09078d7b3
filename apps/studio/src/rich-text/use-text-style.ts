import { useCallback, useEffect, useRef, useState } from 'react'
import { PLAIN, rangeIn, styleAt, type TextStyle } from './text-style'

/**
 * A change to a text, and the style it leads to where nothing is selected: the next characters show it, the caret does
 * not.
 */
export interface Change {
  run: () => void
  next: Partial<TextStyle>
}

/** The style of the next characters, as long as the caret stays there. */
interface Pending {
  at: Range
  next: Partial<TextStyle>
}

/**
 * The style of the text at the caret, and a function that changes it. The browser's own commands do it: they handle
 * selections and the undo history.
 */
export function useTextStyle(place: () => HTMLElement | null) {
  const [style, setStyle] = useState(PLAIN)
  // A list or a field that opens over the text takes the selection away.
  const last = useRef<Range>(undefined)
  const pending = useRef<Pending>(undefined)
  const placed = useRef(place)
  placed.current = place

  const look = useCallback(() => {
    const root = placed.current()
    const range = root ? rangeIn(root) : undefined
    if (!root || !range) return
    last.current = range.cloneRange()
    if (pending.current && !isSame(range, pending.current.at)) pending.current = undefined
    setStyle({ ...styleAt(root, range), ...pending.current?.next })
  }, [])

  useEffect(() => {
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [look])

  const change = useCallback(
    ({ run, next }: Change) => {
      const root = placed.current()
      if (!root) return
      goBack(root, rangeIn(root)?.cloneRange() ?? last.current)
      // Tags, not styles: pages allow no styles in their texts.
      document.execCommand('styleWithCSS', false, 'false')
      run()
      const range = rangeIn(root)
      if (range?.collapsed)
        pending.current = { at: range.cloneRange(), next: { ...pending.current?.next, ...next } }
      look()
    },
    [look],
  )
  return { style, change }
}

/** Selecting again what is selected would make the browser forget the style set for the next characters. */
function goBack(root: HTMLElement, range: Range | undefined): void {
  root.focus({ preventScroll: true })
  const now = rangeIn(root)
  if (!range || (now && isSame(now, range))) return
  const selection = root.ownerDocument.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

function isSame(one: Range, other: Range): boolean {
  return (
    one.startContainer === other.startContainer &&
    one.startOffset === other.startOffset &&
    one.endContainer === other.endContainer &&
    one.endOffset === other.endOffset
  )
}
