import type { NearPage, Stop } from '@yingzao/renderer'
import { whenNear } from '../answers/when-near'
import { followQuotes, type Quotes } from '../quotes/follow-quotes'
import { fillShare } from './fill-position'
import { atPrice, followedCodes, type Position } from './position-shown'

/** How many can be queried at once. */
const MOST = 30

interface FollowedPrices {
  /** From now on it is this portfolio whose prices are followed; undefined: none. */
  of(position: Position | undefined): void
}

/**
 * Keeps the prices of the shown shares current while the market is open, from when somebody comes near them: what the
 * gateway has just answered is current enough. Rows stay where they are.
 */
export function followPrices(box: HTMLElement, page: Pick<NearPage, 'ask'>): FollowedPrices {
  let shown: Position | undefined
  let codes: string[] = []
  let stops: Stop[] = []

  function tell({ list, is_market_open }: Quotes): void {
    if (!is_market_open) return
    for (const { code, last } of list) {
      const share = codes.includes(code) && shown?.position.find((one) => one.code === code)
      const row = box.querySelector<HTMLElement>(`[data-code="${code}"]`)
      if (share && row) fillShare(row, atPrice(share, last))
    }
  }

  function begin(): void {
    for (let at = 0; at < codes.length; at += MOST)
      stops.push(followQuotes(page, box, codes.slice(at, at + MOST), tell))
  }

  return {
    of(position) {
      shown = position
      const next = position ? followedCodes(position) : []
      if (next.join() === codes.join()) return
      codes = next
      for (const stop of stops) stop()
      stops = codes.length > 0 ? [whenNear(box, begin)] : []
    },
  }
}
