import type { NearPage, Stop } from '@yingzao/renderer'

/** Shows a ranking. All that it has to say is a chunk of its own, which comes when the block is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-board]') as HTMLElement
  let isOver = false
  let stop: Stop | undefined
  void import(/* webpackChunkName: "sim-rank" */ './show-board').then(({ showBoard }) => {
    if (!isOver) stop = showBoard(box, page)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
