import type { Host } from '@yingzao/renderer'
import { answerTo, type CallId } from '../answers/answer'
import { followLogin } from '../answers/follow-login'
import type { FollowedPages } from '../answers/follow-pages'
import { addPage, type Keyed, NO_PAGES, type Pages } from '../answers/pages'

/** What a list of simulated trading asks for. */
export interface ListQuery<Item extends Keyed> {
  id: CallId
  /** Without the number of the page. */
  payload: object
  itemOf: (given: never) => Item
  /** The list is the visitor's own, so nothing is requested unless they are logged in. */
  isOwn: boolean
}

/**
 * Reports a list as far as it has been requested, with the code of a refusal, and from the beginning again once
 * somebody has logged in, as they may see more. The old content stays until the new content is there.
 */
export function followList<Item extends Keyed>(
  page: Pick<Host, 'ask' | 'isLoggedIn'>,
  { id, payload, itemOf, isOwn }: ListQuery<Item>,
  tell: (pages: Pages<Item>, code?: number) => void,
): FollowedPages {
  let pages: Pages<Item> = NO_PAGES
  let isAsking = false
  /** Answers to questions from before a login, or from before the end, are ignored. */
  let turn = 0

  async function load(): Promise<void> {
    if (isAsking) return
    const own = turn
    isAsking = true
    if (pages.page > 0) tell({ ...pages, state: 'loading' })
    const answer = await answerTo(page.ask, id, { ...payload, page: pages.page + 1 })
    if (own !== turn) return
    isAsking = false
    pages = addPage(pages, itemOf, answer)
    tell(pages, answer.state === 'failed' ? answer.code : 0)
  }

  const stopLogin = followLogin(page, (isLoggedIn) => {
    turn += 1
    isAsking = false
    pages = NO_PAGES
    if (!isOwn || isLoggedIn) void load()
    else tell({ ...NO_PAGES, state: 'anonymous' })
  })
  return {
    more: () => void load(),
    stop() {
      turn += 1
      stopLogin()
    },
  }
}
