import type { Host, Stop } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import type { SourceId } from './source-id'
import { addPage, NO_PAGES, readParams, type SourcePages } from './source-pages'

/** How many items a page has unless the author says, and at most (DOMAIN.md section 2). */
const PAGE_SIZE = { usual: 10, most: 50 }

export interface SourceQuery {
  source: SourceId
  source_params: string
  page_size: number
}

/** The pages of a source, for whoever shows them. */
export interface FollowedSource {
  /** Asks for the next page, the first or one that failed, unless one is being asked for. */
  more(): void
  stop: Stop
}

/** Tells the pages of a source that have come, whenever something about them changes. Nothing is asked before `more`. */
export function followSource(
  { ask }: Pick<Host, 'ask'>,
  { source, source_params, page_size }: SourceQuery,
  tell: (pages: SourcePages) => void,
): FollowedSource {
  let pages = NO_PAGES
  let isAsking = false
  let isOver = false

  function change(now: SourcePages): void {
    pages = now
    if (!isOver) tell(now)
  }

  async function load(): Promise<void> {
    if (isAsking) return
    isAsking = true
    change({ ...pages, state: 'loading' })
    const answer = await answerTo(ask, source, {
      ...readParams(source_params),
      page: pages.page + 1,
      page_size: Math.min(page_size || PAGE_SIZE.usual, PAGE_SIZE.most),
    })
    isAsking = false
    change(addPage(pages, source, answer))
  }

  return {
    more: () => void load(),
    stop() {
      isOver = true
    },
  }
}
