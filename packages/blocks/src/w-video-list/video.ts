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
  /** How much of it was watched, in percent; 0 if nothing was, or all was. */
  share: number
}

export interface Category {
  category: string
  title: string
}

/** The label of a lesson that was watched to its end. */
export const WATCHED = '已看完'

/** Lessons of a category, and what others there are. */
export interface ShownVideos extends Pages<Video> {
  categories: readonly Category[]
  /** The category they belong to; empty: all. */
  chosen: string
}

/** For visitors who are not logged in the gateway has no progress; `kept` is what their phone knows. */
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

/** What is shown below the lessons; `rest`: nothing, because only the first are shown. */
export function endFor(videos: Pages<Video>, isEndless: boolean): PagesEnd | 'rest' {
  const end = endOf(videos)
  return isEndless || !(end === 'more' || end === 'end') ? end : 'rest'
}

/** The first choice is all of them. */
export function tabsOf(categories: readonly Category[]): Category[] {
  return [{ category: '', title: '全部' }, ...categories]
}
