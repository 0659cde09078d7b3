import type { NearPage, Stop } from '@yingzao/renderer'

/** Shows a portfolio. All that it has to say is a chunk of its own, which comes when the block is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-sim-position]') as HTMLElement
  let isOver = false
  let stop: Stop | undefined
  void import(/* webpackChunkName: "sim-position" */ './show-position').then(({ showPosition }) => {
    if (!isOver) stop = showPosition(box, page)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
