import type { Stop } from '@yingzao/renderer'
import { stepRows } from '../motion/step-rows'

/** Goes from notice to notice and round. A portrait that does not come leaves the default one. */
export function stepNotices(ticker: HTMLElement): Stop {
  // Captured, because it does not bubble.
  ticker.addEventListener('error', ({ target }) => drop(target as Element), true)
  for (const image of ticker.querySelectorAll('img')) {
    // It may have failed before anybody listened. One that waits has nothing that could fail.
    if (!image.dataset.src && image.complete && image.naturalWidth === 0) drop(image)
  }
  return stepRows(ticker, 'yz-ticker')
}

function drop(image: Element): void {
  const portrait = image.closest('.yz-ticker__avatar')
  if (portrait) portrait.textContent = ''
}
