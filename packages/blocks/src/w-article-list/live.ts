import type { NearPage, Stop } from '@yingzao/renderer'
import { withChunk } from '../answers/with-chunk'
import { articleOf } from '../simulate/article-address'

/** Shows the notes, unless the page's address names one of them. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const box = block.querySelector('[data-notes]') as HTMLElement
  if (articleOf(page) !== '') {
    box.hidden = true
    return undefined
  }
  return withChunk(
    () => import(/* webpackChunkName: "article" */ './show-notes'),
    ({ showNotes }) => showNotes(box, page),
  )
}
