import type { Response } from '../answers/answer'
import type { Keyed, Pages } from '../answers/pages'

export type Given = Response<'groupPostList'>['list'][number]

export type Post = Keyed & Given

/** Posts, and whether they were returned to a logged-in visitor. */
export interface ShownPosts extends Pages<Post> {
  isLoggedIn: boolean
}

/** The label of a post that comes before newer ones. */
export const PINNED = '置顶'

/** What a post has besides its title and summary; what it does not have is not rendered. */
export type Part = 'open' | 'login' | 'join'

/** The body of a post can be opened; a locked one says what unlocks it. */
export function partOf({ is_locked, body, images }: Post, isLoggedIn: boolean): Part | undefined {
  if (is_locked) return isLoggedIn ? 'join' : 'login'
  return body === '' && images.length === 0 ? undefined : 'open'
}

export function openText({ images: { length } }: Pick<Post, 'images'>): string {
  return length === 0 ? '查看全文' : `查看全文，含 ${length} 张图`
}

export function altOf({ title }: Pick<Post, 'title'>, index: number): string {
  return `${title}，图 ${index + 1}`
}
