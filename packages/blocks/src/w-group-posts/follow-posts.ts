import type { Host, Stop } from '@yingzao/renderer'
import { followLogin } from '../answers/follow-login'
import { type FollowedPages, followPages } from '../answers/follow-pages'
import { NO_PAGES } from '../answers/pages'
import type { Given, Post, ShownPosts } from './post'

/** Where posts are asked for, as the view has written it. */
export interface PostsPlace {
  group_id: string
  tag: string
  page_size: number
}

export const NO_POSTS: ShownPosts = { ...NO_PAGES, isLoggedIn: false }

const itemOf = (post: Given): Post => ({ ...post, key: post.post_id })

/**
 * Reports the posts of a place as far as they have been asked for: from the beginning again once somebody has logged
 * in, or has joined a group while a post was locked. What was there stays until its replacement has come.
 */
export function followPosts(
  page: Pick<Host, 'ask' | 'isLoggedIn' | 'membership'>,
  { group_id, tag, page_size }: PostsPlace,
  tell: (posts: ShownPosts) => void,
): FollowedPages {
  const payload = { ...(group_id && { group_id }), ...(tag && { tag }), page_size }
  let shown = NO_POSTS
  let pages: FollowedPages
  let stopMembership: Stop | undefined

  function begin(isLoggedIn: boolean): void {
    pages?.stop()
    pages = followPages(page, { id: 'groupPostList', payload, itemOf }, (now) => {
      if (now.state === 'loading' && now.page === 0 && shown.page > 0) return
      shown = { ...now, isLoggedIn }
      tell(shown)
    })
    pages.more()
  }

  function look(): void {
    const mayHaveJoined = group_id === '' || page.membership.isJoined(group_id)
    if (mayHaveJoined && shown.items.some(({ is_locked }) => is_locked)) begin(true)
  }

  const stopLogin = followLogin(page, (isLoggedIn) => {
    stopMembership?.()
    stopMembership = isLoggedIn ? page.membership.subscribe(look) : undefined
    begin(isLoggedIn)
  })
  return {
    more: () => pages.more(),
    stop() {
      stopLogin()
      stopMembership?.()
      pages.stop()
    },
  }
}
