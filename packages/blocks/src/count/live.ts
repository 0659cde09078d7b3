import type { Stop } from '@yingzao/renderer'

/** Enough of the number is on the screen for its motion to be worth looking at. */
const IN_SIGHT = 0.5

/**
 * A number that was not yet on the screen flips up from zeros when it comes into view. One that is already visible
 * stays as it is, so that nobody sees it jump.
 */
export function live(block: HTMLElement): Stop | undefined {
  const digits = block.querySelector<HTMLElement>('.yz-count__digits')
  // Where visibility cannot be detected, nothing is held back.
  if (!digits || typeof IntersectionObserver !== 'function') return undefined
  let isFirst = true
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isAway = isFirst ? entry?.intersectionRatio === 0 : !entry?.isIntersecting
      if (isAway && isFirst) hold(digits)
      if (!isAway) {
        observer.disconnect()
        digits.classList.remove(HELD)
      }
      isFirst = false
    },
    { threshold: IN_SIGHT },
  )
  observer.observe(digits)
  return () => observer.disconnect()
}

const HELD = 'yz-count__digits--held'

/** Shows zeros over the digits, which flip away as soon as they are no longer held. */
function hold(digits: HTMLElement): void {
  digits.classList.add(HELD)
  for (const card of digits.querySelectorAll('b')) if (card.textContent !== '0') card.dataset.was = '0'
}
