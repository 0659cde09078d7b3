import type { LivePage } from '@yingzao/renderer'

/** The first screen's own pictures have mostly come by then. */
const STAND_MS = 1000

interface Row {
  root: HTMLElement
  track: HTMLElement
  /** How many slides are in view. */
  shown: number
  /** The slides at the end that show pictures of the start. */
  copies: readonly Element[]
}

export interface Ahead {
  /** This stop is in front now, from 0. */
  reach(index: number): void
  stop(): void
}

/**
 * Fetches the picture of the next slide, so that it is there before it is seen; but none beyond those in view until the
 * first has been shown for a second, or a visitor has touched the row.
 */
export function fetchAhead(
  { loadImage }: Pick<LivePage, 'loadImage'>,
  { root, track, shown, copies }: Row,
): Ahead {
  const first = track.querySelector('img')
  let front = 0
  let hasBegun = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    for (const copy of copies) fetchPicture(copy)
    fetchNext()
  }

  function fetchNext(): void {
    fetchPicture(track.children[front + Math.ceil(shown)])
  }

  function fetchPicture(slide: Element | undefined): void {
    const image = slide?.querySelector('img')
    if (image) loadImage(image)
  }

  function stand(): void {
    // The placeholder of a waiting picture is complete, too.
    if (!first?.complete || first.dataset.src !== undefined) return
    clearTimeout(timer)
    timer = setTimeout(begin, STAND_MS)
  }

  stand()
  first?.addEventListener('load', stand)
  for (const type of ['touchstart', 'pointerover', 'focusin']) {
    root.addEventListener(type, begin, { passive: true, once: true })
  }

  return {
    reach(index) {
      front = index
      if (index > 0) begin()
      if (hasBegun) fetchNext()
    },
    stop() {
      clearTimeout(timer)
      first?.removeEventListener('load', stand)
    },
  }
}
