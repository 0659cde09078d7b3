import type { NearPage, Stop } from '@yingzao/renderer'
import { withChunk } from '../answers/with-chunk'

/** Shows a portfolio. All of its code is a chunk of its own, which is loaded when the block is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-sim-position]') as HTMLElement
  return withChunk(
    () => import(/* webpackChunkName: "sim-position" */ './show-position'),
    ({ showPosition }) => showPosition(box, page),
  )
}
