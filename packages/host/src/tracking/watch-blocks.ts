import type { EventDetail } from './tracking'

/**
 * A block counts as seen from this share of it on the screen; one larger than the screen, from this share of the
 * screen.
 */
const SEEN = 0.5

/** Steps at which the browser reports; a block two screens high never shows half of itself. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 40)

type Tell = (name: 'expose' | 'click', blockId: string, detail?: EventDetail) => void

/**
 * Reports for each block of a page that it was seen, once, and that something in it was tapped. Returns a function that
 * starts on the blocks of the page now shown and drops the earlier ones; call it once for each page.
 */
export function watchBlocks(tell: Tell): () => void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const screen = rootBounds ? rootBounds.height : innerHeight
        if (intersectionRatio < SEEN && intersectionRect.height < screen * SEEN) continue
        seen.unobserve(target)
        tell('expose', idOf(target))
      }
    },
    { threshold: STEPS },
  )
  // Captured, since some blocks stop their taps from propagating.
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element
      const block = element.closest('main [data-block]')
      const said = (name: string) => {
        const place = element.closest<HTMLElement>(`[data-${name}]`)
        return place ? place.dataset[name] : undefined
      }
      if (block && element.closest('a,button,[data-act]'))
        tell('click', idOf(block), { label: said('label'), upload: said('upload') })
    },
    true,
  )
  return () => {
    seen.disconnect()
    for (const block of document.querySelectorAll('main [data-block]')) seen.observe(block)
  }
}

function idOf(block: Element): string {
  return (block as HTMLElement).dataset.id as string
}
