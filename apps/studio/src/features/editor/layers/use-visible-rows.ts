import { type RefObject, useEffect, useState } from 'react'

/** Height of a line in pixels, as in layers.css. */
export const LINE_HEIGHT = 32

/** Lines are rendered in batches of this size, so that scrolling seldom re-renders. */
const STEP = 16

/**
 * Returns which lines of the tree the panel shows, and some around them. A page has up to 500 blocks; rendering those
 * that nobody sees made every arrow key wait for them.
 */
export function useVisibleRows(
  tree: RefObject<HTMLElement | null>,
  count: number,
): { from: number; to: number } {
  const [seen, setSeen] = useState({ from: 0, to: STEP * 4 })
  useEffect(() => {
    const root = tree.current
    const panel = root?.closest('.ed-left-body')
    if (!root || !panel || count === 0) return
    const look = () => {
      const top = panel.getBoundingClientRect().top - root.getBoundingClientRect().top
      const from = Math.max(0, Math.floor(top / LINE_HEIGHT / STEP - 1) * STEP)
      const to = Math.ceil((top + panel.clientHeight) / LINE_HEIGHT / STEP + 1) * STEP
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    const sized = new ResizeObserver(look)
    sized.observe(panel)
    panel.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      panel.removeEventListener('scroll', look)
    }
  }, [tree, count])
  return seen
}

/** Scrolls the panel just enough to show a line, below the field that stays above the tree. */
export function scrollToLine(tree: HTMLElement | null, index: number): void {
  const panel = tree?.closest('.ed-left-body')
  if (!tree || !panel) return
  const head = panel.querySelector('.ed-panel-search')?.clientHeight ?? 0
  const top = tree.getBoundingClientRect().top - panel.getBoundingClientRect().top + index * LINE_HEIGHT
  if (top < head) panel.scrollTop += top - head
  else if (top + LINE_HEIGHT > panel.clientHeight) panel.scrollTop += top + LINE_HEIGHT - panel.clientHeight
}
