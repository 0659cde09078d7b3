import type { NearPage, Stop } from '@yingzao/renderer'
import { withChunk } from '../answers/with-chunk'

/** Shows the newest trades. All of its code is a chunk of its own, which is loaded when the strip is near. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('.yz-strip') as HTMLElement
  return withChunk(
    () => import(/* webpackChunkName: "sim-strip" */ './show-strip'),
    ({ showStrip }) => showStrip(box, page),
  )
}
