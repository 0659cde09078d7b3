import type { NearPage, Stop } from '@yingzao/renderer'
import { stepNotices } from './step-notices'

/** Steps through the notices of the page, or through those of a set once they have come. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const ticker = block.querySelector<HTMLElement>('.yz-ticker')
  if (!ticker) return undefined
  const { set } = ticker.dataset
  return set === undefined ? stepNotices(ticker) : followLater(ticker, page, set)
}

/** What it takes to ask is loaded only where somebody asks. */
function followLater(waiting: HTMLElement, page: NearPage, set: string): Stop {
  let stop: Stop | undefined
  let hasGone = false
  void import(/* webpackChunkName: "notice-set" */ './follow-set').then(({ followSet }) => {
    if (!hasGone) stop = followSet(waiting, page, set)
  })
  return () => {
    hasGone = true
    stop?.()
  }
}
