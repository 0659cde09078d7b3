/** The first screen's own pictures have mostly come by then. */
const STAND_MS = 1000

export interface Ahead {
  /** This stop is in front now, from 0. */
  reach(index: number): void
  stop(): void
}

/**
 * Fetches the picture of the slide that comes next, so that it is there before it is seen; but none beyond those in view
 * before the first has stood for a second, or a visitor has turned to the row. `copies` are the slides at the end that
 * show pictures of the start.
 */
export function fetchAhead(
  root: HTMLElement,
  track: HTMLElement,
  shown: number,
  copies: readonly Element[],
): Ahead {
  const first = track.querySelector('img')
  let front = 0
  let hasBegun = false
  let timer: ReturnType<typeof setTimeout>

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    for (const copy of copies) fetchPicture(copy)
    fetchNext()
  }

  function fetchNext(): void {
    fetchPicture(track.children[front + Math.ceil(shown)])
  }

  /** One that waits shows nothing yet, and even that loads. */
  function stand(): void {
    clearTimeout(timer)
    if (!first?.dataset.src) timer = setTimeout(begin, STAND_MS)
  }

  if (first?.complete) stand()
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
    stop: () => clearTimeout(timer),
  }
}

/** Gives a picture its address, which the boot does when it comes into view. Safe to repeat. */
function fetchPicture(slide: Element | undefined): void {
  const image = slide?.querySelector<HTMLImageElement>('img[data-src]')
  if (!slide || !image) return
  for (const source of slide.querySelectorAll('source')) source.srcset = source.dataset.srcset as string
  image.src = image.dataset.src as string
  delete image.dataset.src
}
