import { useHost } from '@yingzao/renderer'
import { useEffect, useRef, useState } from 'react'
import type { FollowedPages } from '../answers/follow-pages'
import { followPosts, NO_POSTS, type PostsPlace } from './follow-posts'

/** The posts of a place, where React shows them. */
export function usePosts({ group_id, tag, page_size }: PostsPlace) {
  const host = useHost()
  const [posts, setPosts] = useState(NO_POSTS)
  const followed = useRef<FollowedPages>(undefined)
  useEffect(() => {
    if (group_id === '' && tag === '') return undefined
    followed.current = followPosts(host, { group_id, tag, page_size }, setPosts)
    return followed.current.stop
  }, [host, group_id, tag, page_size])
  return { posts, more: () => followed.current?.more() }
}
