import type { Stop } from '@yingzao/renderer'
import { stepRows } from '../motion/step-rows'

/** Steps from notice to notice in a loop. A portrait that fails to load is replaced by the default one. */
export function stepNotices(ticker: HTMLElement): Stop {
  // Captured, because it does not bubble.
  ticker.addEventListener('error', ({ target }) => drop(target as Element), true)
  for (const image of ticker.querySelectorAll('img')) {
    // It may have failed before the listener was added. One that is still waiting cannot have failed.
    if (!image.dataset.src && image.complete && image.naturalWidth === 0) drop(image)
  }
  return stepRows(ticker, 'yz-ticker')
}

function drop(image: Element): void {
  const portrait = image.closest('.yz-ticker__avatar')
  if (portrait) portrait.textContent = ''
}
