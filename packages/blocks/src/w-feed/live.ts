import type { NearPage, Stop } from '@yingzao/renderer'

/** Shows a data column. All that it has to say is a chunk of its own, which comes when the block is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-feed]') as HTMLElement
  let isOver = false
  let stop: Stop | undefined
  void import(/* webpackChunkName: "feed" */ './open-feed').then(({ openFeed }) => {
    if (!isOver) stop = openFeed(box, page)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
