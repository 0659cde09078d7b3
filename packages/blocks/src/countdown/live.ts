import type { LivePage } from '@yingzao/renderer'
import { OPEN, type Part, partLeft } from './remaining'

/** Writes the digits that the server could not know, and again every second. */
export function live(block: HTMLElement, page: LivePage): undefined {
  const timer = block.querySelector<HTMLElement>('[data-end]')
  if (!timer) return
  const hasCards = timer.matches('.yz-countdown--4')
  page.everySecond(() => {
    for (const part of timer.querySelectorAll<HTMLElement>('[data-part]')) {
      const was = part.textContent as string
      const text = partLeft(part.dataset.part as Part, +(timer.dataset.end as string), page.now())
      if (text === was) continue
      if (hasCards && was !== OPEN) turn(part, was, text)
      else part.textContent = text
    }
    // It goes on even after the end: a clock that is a day off is corrected when a reply brings the time.
    return !block.isConnected
  })
}

/** Creates a new element for every flip, which restarts its animation (countdown.css). */
function turn(card: HTMLElement, was: string, text: string): void {
  const turned = card.cloneNode() as HTMLElement
  turned.textContent = text
  turned.dataset.was = was
  card.replaceWith(turned)
}
