import type { Host, Stop } from '@yingzao/renderer'
import { answerTo, type CallId } from './answer'
import { addPage, type Keyed, NO_PAGES, type Pages } from './pages'

interface PagesQuery<Item extends Keyed> {
  id: CallId
  /** Without the number of the page. */
  payload: object
  /** Converts an item of the answer. */
  itemOf: (given: never) => Item
}

/** What a call returns page by page, for whoever shows it. */
export interface FollowedPages {
  /** Asks for the next page, the first or one that failed, unless one is being asked for. */
  more(): void
  stop: Stop
}

/** Reports the pages that have come, whenever something about them changes. Nothing is asked before `more`. */
export function followPages<Item extends Keyed>(
  { ask }: Pick<Host, 'ask'>,
  { id, payload, itemOf }: PagesQuery<Item>,
  tell: (pages: Pages<Item>) => void,
): FollowedPages {
  let pages: Pages<Item> = NO_PAGES
  let isAsking = false
  let isOver = false

  function change(now: Pages<Item>): void {
    pages = now
    if (!isOver) tell(now)
  }

  async function load(): Promise<void> {
    if (isAsking) return
    isAsking = true
    change({ ...pages, state: 'loading' })
    const answer = await answerTo(ask, id, { ...payload, page: pages.page + 1 })
    isAsking = false
    change(addPage(pages, itemOf, answer))
  }

  return {
    more: () => void load(),
    stop() {
      isOver = true
    },
  }
}
