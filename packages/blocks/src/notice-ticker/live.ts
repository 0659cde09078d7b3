import type { NearPage, Stop } from '@yingzao/renderer'
import { stepNotices } from './step-notices'

/** Steps through the notices of the page, or through those that it asks for once they have come. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const ticker = block.querySelector<HTMLElement>('.yz-ticker')
  if (!ticker) return undefined
  // The space reserved for one line is hidden from screen readers until there is something to say.
  return ticker.hasAttribute('aria-hidden') ? followLater(ticker, page) : stepNotices(ticker)
}

/** The code for requesting notices is loaded only where it is needed. */
function followLater(waiting: HTMLElement, page: NearPage): Stop {
  let stop: Stop | undefined
  let hasGone = false
  void import(/* webpackChunkName: "notice-set" */ './follow-set').then(({ followGiven }) => {
    if (!hasGone) stop = followGiven(waiting, page)
  })
  return () => {
    hasGone = true
    stop?.()
  }
}
