import type { Stop } from '@yingzao/renderer'
import { wantsLessMotion } from '../motion/wants-less-motion'

/** How long a notice stands (SPEC.md section 9). */
const STEP_MS = 4000

/**
 * Goes from notice to notice and round, but not in a hidden tab, nor while a finger or a mouse is on it, nor for those
 * who want less motion. A portrait that does not come leaves the default one.
 */
export function stepNotices(ticker: HTMLElement): Stop {
  const list = ticker.firstElementChild as Element
  const rows = [...list.children]
  let now = 0
  let isHeld = false

  function step(): void {
    if (document.hidden || isHeld || wantsLessMotion()) return
    const gone = now
    now = (now + 1) % rows.length
    // Only what comes by a step is moved in.
    list.classList.add('yz-ticker__list--turns')
    for (const [index, { classList }] of rows.entries()) {
      classList.toggle('yz-ticker__row--now', index === now)
      classList.toggle('yz-ticker__row--gone', index === gone)
    }
  }

  ticker.addEventListener('pointerenter', () => {
    isHeld = true
  })
  ticker.addEventListener('pointerleave', () => {
    isHeld = false
  })
  // Captured, because it does not bubble.
  ticker.addEventListener('error', ({ target }) => drop(target as Element), true)
  for (const image of ticker.querySelectorAll('img')) {
    // It may have failed before anybody listened. One that waits has nothing that could fail.
    if (!image.dataset.src && image.complete && image.naturalWidth === 0) drop(image)
  }
  if (rows.length < 2) return () => undefined
  const timer = setInterval(step, STEP_MS)
  return () => clearInterval(timer)
}

function drop(image: Element): void {
  const portrait = image.closest('.yz-ticker__avatar')
  if (portrait) portrait.textContent = ''
}
