import type { Host } from '@yingzao/renderer'
import { followLogin } from '../answers/follow-login'
import { type FollowedPages, followPages } from '../answers/follow-pages'
import { NO_PAGES } from '../answers/pages'
import { keptLessons } from '../lessons/kept-lessons'
import type { Given } from '../lessons/lesson-words'
import { type Category, type ShownVideos, type Video, videoOf } from './video'

/** Which lessons are asked for, as the view has written it. */
export interface VideosPlace {
  category: string
  page_size: number
}

export interface FollowedVideos extends FollowedPages {
  /** Shows the lessons of a category from the beginning; all lessons if it is empty. */
  choose(category: string): void
}

export const NO_VIDEOS: ShownVideos = { ...NO_PAGES, categories: [], chosen: '' }

/** Reports the lessons of a category as far as they have been asked for, from the beginning again after a login. */
export function followVideos(
  page: Pick<Host, 'ask' | 'isLoggedIn' | 'lasting'>,
  { category, page_size }: VideosPlace,
  tell: (videos: ShownVideos) => void,
): FollowedVideos {
  const kept = keptLessons(page)
  let categories: readonly Category[] = []
  let chosen = category
  let pages: FollowedPages | undefined

  /** The query; its answers contain, besides the lessons, what categories there are. */
  const ask: Host['ask'] = async (...question) => {
    const answer = await page.ask(...question)
    categories = (answer.response as { categories?: Category[] } | undefined)?.categories || categories
    return answer
  }

  function begin(): void {
    pages?.stop()
    const itemOf = (given: Given): Video =>
      videoOf(given, page.isLoggedIn() ? undefined : kept.of(given.name))
    const payload = { ...(chosen && { category: chosen }), page_size }
    pages = followPages({ ask }, { id: 'videoList', payload, itemOf }, (now) =>
      tell({ ...now, categories, chosen }),
    )
    pages.more()
  }

  const stopLogin = followLogin(page, begin)
  return {
    more: () => pages?.more(),
    choose(next) {
      if (next === chosen) return
      chosen = next
      begin()
    },
    stop() {
      stopLogin()
      pages?.stop()
    },
  }
}
