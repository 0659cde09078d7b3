import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { anchoringOf, boxOf, elementOf } from '../block-elements'
import type { Box } from '../box'

/**
 * A block's place as needed for a mark over it: in the page the mark scrolls along by itself, on the screen it stays.
 */
export interface Marked {
  id: string
  box: Box
  isOnScreen: boolean
  /** CSS pixels of the screen above it. */
  above: number
}

/**
 * Where blocks are. They are measured when the page or anything in it changes its size, and not while the page scrolls:
 * only what moves within the page, or sticks to the screen, is measured again then. This happens right before the
 * browser paints, when the page has to be laid out anyway, and the marks are painted with the page.
 */
export function useBoxes(ids: readonly string[], drawn: unknown): readonly Marked[] {
  const [marked, setMarked] = useState<readonly Marked[]>([])
  const measuring = useMemo(() => {
    let asked = 0
    const measure = () => setMarked((before) => keepSame(before, ids.flatMap(markedOf)))
    return {
      soon() {
        if (asked !== 0) return
        asked = requestAnimationFrame(() => {
          asked = 0
          flushSync(measure)
        })
      },
      stop: () => cancelAnimationFrame(asked),
    }
  }, [ids])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn may have moved them.
  useLayoutEffect(measuring.soon, [measuring, drawn])

  useEffect(() => {
    const { soon } = measuring
    const sizes = new ResizeObserver(soon)
    const elements = ids.flatMap((id) => elementOf(document, id) ?? [])
    for (const element of [...elements, document.body, ...document.querySelectorAll('main')]) {
      sizes.observe(element)
    }
    const follows = elements.some((element) => anchoringOf(element) === 'follows')
    const scrolled = ({ target }: Event) => {
      if (follows || target !== document) soon()
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    // What appears with an animation is somewhere else when it ends.
    document.addEventListener('animationend', soon)
    window.addEventListener('resize', soon)
    return () => {
      measuring.stop()
      sizes.disconnect()
      document.removeEventListener('scroll', scrolled, { capture: true })
      document.removeEventListener('animationend', soon)
      window.removeEventListener('resize', soon)
    }
  }, [ids, measuring])
  return marked
}

function markedOf(id: string): Marked[] {
  const element = elementOf(document, id)
  const seen = element && boxOf(element)
  if (!element || !seen) return []
  const isOnScreen = anchoringOf(element) === 'screen'
  const [x, y] = isOnScreen ? [0, 0] : [window.scrollX, window.scrollY]
  const box = {
    left: seen.left + x,
    top: seen.top + y,
    right: seen.right + x,
    bottom: seen.bottom + y,
  }
  return [{ id, box, isOnScreen, above: box.top }]
}

/** Returns the previous list when nothing moved, so that nothing is re-rendered. */
function keepSame(before: readonly Marked[], after: readonly Marked[]): readonly Marked[] {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
