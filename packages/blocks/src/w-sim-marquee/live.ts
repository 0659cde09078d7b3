import type { NearPage, Stop } from '@yingzao/renderer'

/** Shows the newest trades. All that it takes is a chunk of its own, which comes when the strip is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('.yz-strip') as HTMLElement
  let isOver = false
  let stop: Stop | undefined
  void import(/* webpackChunkName: "sim-strip" */ './show-strip').then(({ showStrip }) => {
    if (!isOver) stop = showStrip(box, page)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
