import type { Stop } from '@yingzao/renderer'

/** Half a screen of the box before its end. */
const MARGIN = '50% 0px'

/**
 * Runs when somebody who scrolls in a box comes near the end of it. Not before they have scrolled: what is below a few
 * rows is within reach from the beginning, and has a button.
 */
export function whenNearEnd(box: HTMLElement, end: HTMLElement, run: () => void): Stop {
  let isNear = false
  function look(): void {
    if (isNear && box.scrollTop > 0) run()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries[entries.length - 1]?.isIntersecting === true
      look()
    },
    { root: box, rootMargin: MARGIN },
  )
  observer.observe(end)
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    observer.disconnect()
    box.removeEventListener('scroll', look)
  }
}
