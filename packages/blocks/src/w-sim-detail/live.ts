import type { NearPage, Stop } from '@yingzao/renderer'
import { followAnswer } from '../answers/follow-answer'
import { detailQuery, FIRST_PERIOD } from './detail-query'

/** Loads what shows a portfolio, and queries the portfolio in the meantime. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-folio]') as HTMLElement
  const query = detailQuery(page, box.dataset.contest || '', FIRST_PERIOD)
  let isOver = false
  // Others that ask the same get the answer to this.
  const stops = [followAnswer(page, 'simulateDetail', query, () => undefined)]
  void import(/* webpackChunkName: "sim-detail" */ './show-record').then(({ showRecord }) => {
    if (!isOver) stops.push(showRecord(box, page))
  })
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
