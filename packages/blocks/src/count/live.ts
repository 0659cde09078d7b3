import type { Stop } from '@yingzao/renderer'

/** Enough of the number is on the screen for its motion to be worth looking at. */
const IN_SIGHT = 0.5

/**
 * A number that was not yet on the screen turns up from zeros when it comes up. One that is in sight already stays as it
 * is: nobody sees it jump.
 */
export function live(block: HTMLElement): Stop | undefined {
  const digits = block.querySelector<HTMLElement>('.yz-count__digits')
  // Where nobody can tell what is in sight nothing is held back.
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

/** Shows zeros over the digits, which turn away from the moment that nothing holds them. */
function hold(digits: HTMLElement): void {
  digits.classList.add(HELD)
  for (const card of digits.querySelectorAll('b')) if (card.textContent !== '0') card.dataset.was = '0'
}
