import type { NearPage, Stop } from '@yingzao/renderer'

/** Shows the first page of a contest. All that it has to say is a chunk of its own, which comes when the block is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-sim-home]') as HTMLElement
  let isOver = false
  let stop: Stop | undefined
  void import(/* webpackChunkName: "sim-home" */ './show-home').then(({ showHome }) => {
    if (!isOver) stop = showHome(box, page)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
