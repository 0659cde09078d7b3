import type { NearPage, Stop } from '@yingzao/renderer'
import { withChunk } from '../answers/with-chunk'
import { articleOf } from '../simulate/article-address'

/** Shows the note that the block or the page's address names, and nothing if there is none. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const box = block.querySelector('[data-article]') as HTMLElement
  const article_id = box.dataset.article || articleOf(page)
  if (article_id === '') return undefined
  box.hidden = false
  return withChunk(
    () => import(/* webpackChunkName: "article" */ './show-article'),
    ({ showArticle }) => showArticle(box, page, article_id),
  )
}
