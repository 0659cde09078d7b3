import type { Keyed, Pages, PagesEnd } from '../answers/pages'
import { endOf } from '../answers/pages'
import type { KeptLesson } from '../lessons/kept-lessons'
import { clockText, type Given, LOCKS } from '../lessons/lesson-words'

/** A lesson as its card says it. */
export interface Video extends Keyed {
  name: string
  title: string
  /** An address, or empty. */
  cover: string
  /** `03:12`. */
  time: string
  category: string
  /** What is to be done before all of it can be seen; empty: nothing. */
  badge: string
  is_watched: boolean
  /** How much of it was seen, in percent; 0 where nothing was, and where all was. */
  share: number
}

export interface Category {
  category: string
  title: string
}

/** What is said of a lesson that was seen to its end. */
export const WATCHED = '已看完'

/** Lessons of a category, and what others there are. */
export interface ShownVideos extends Pages<Video> {
  categories: readonly Category[]
  /** That of which they are; empty: of all. */
  chosen: string
}

/** Of who is not logged in the gateway knows nothing; `kept` is what their phone does. */
export function videoOf(given: Given, kept: KeptLesson | undefined): Video {
  const is_watched = given.is_watched || kept?.watched === 1
  const at = Math.max(given.progress, kept?.at || 0)
  return {
    key: given.video_id,
    name: given.name,
    title: given.title,
    cover: given.cover,
    time: clockText(given.duration),
    category: given.category_title,
    badge: given.is_locked ? LOCKS[given.lock].badge : '',
    is_watched,
    share: is_watched ? 0 : Math.min(100, Math.round((100 * at) / (given.duration || 1))),
  }
}

/** What stands below the lessons; `rest`: nothing, because only the first are shown. */
export function endFor(videos: Pages<Video>, isEndless: boolean): PagesEnd | 'rest' {
  const end = endOf(videos)
  return isEndless || !(end === 'more' || end === 'end') ? end : 'rest'
}

/** The first choice is all of them. */
export function tabsOf(categories: readonly Category[]): Category[] {
  return [{ category: '', title: '全部' }, ...categories]
}
