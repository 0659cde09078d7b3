import type { NearPage, Stop } from '@yingzao/renderer'
import { withChunk } from '../answers/with-chunk'

/** Shows the first page of a contest. All of its code is a chunk of its own, which is loaded when the block is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-sim-home]') as HTMLElement
  return withChunk(
    () => import(/* webpackChunkName: "sim-home" */ './show-home'),
    ({ showHome }) => showHome(box, page),
  )
}
