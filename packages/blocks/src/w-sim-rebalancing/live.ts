import type { NearPage, Stop } from '@yingzao/renderer'
import { withChunk } from '../answers/with-chunk'

/** Shows what a portfolio has bought and sold. All of its code is a chunk of its own. */
export function live(block: HTMLElement, page: NearPage): Stop {
  return withChunk(
    () => import(/* webpackChunkName: "rebalancing" */ './show-trades'),
    ({ showTrades }) => showTrades(block.querySelector('[data-trades]') as HTMLElement, page),
  )
}
