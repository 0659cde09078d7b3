import './w-group-posts.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { endOf, statusOf } from '../answers/pages'
import { BlockTitle } from '../block-title/block-title'
import { PostRow, WholeRow } from './post-row'
import { End, LaterEnds } from './posts-end'
import type { WGroupPostsProps } from './props'
import { usePosts } from './use-posts'

function WGroupPosts({ props }: ViewProps<WGroupPostsProps>) {
  const { group_id, tag, title, page_size, join } = props
  const { posts, more } = usePosts(props)
  const hasPlace = isPlace(props)
  const { items, state, msg, isLoggedIn } = posts
  return (
    <div
      className="yz-posts"
      aria-busy={(hasPlace && state === 'loading') || undefined}
      data-size={hasPlace ? page_size : undefined}
      data-of={group_id || undefined}
      data-tag={tag || undefined}
    >
      <BlockTitle text={title} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-posts__list" role="list" hidden={items.length === 0}>
        {items.map((post) => (
          <PostRow key={post.key} post={post} isLoggedIn={isLoggedIn} join={join} />
        ))}
      </ul>
      <div data-end="">
        <End end={hasPlace ? endOf(posts) : 'empty'} size={page_size} msg={msg} more={more} />
      </div>
      <p className="yz-posts__count" role="status">
        {hasPlace ? statusOf(posts) : ''}
      </p>
      <p className="yz-posts__notice">以上内容仅供参考，不构成投资建议</p>
      {hasPlace && (
        <>
          <Later name="post">
            <WholeRow join={join} />
          </Later>
          <LaterEnds />
        </>
      )}
    </div>
  )
}

function isPlace({ group_id, tag }: Pick<WGroupPostsProps, 'group_id' | 'tag'>): boolean {
  return group_id !== '' || tag !== ''
}

export const wGroupPosts = defineView<WGroupPostsProps>({
  name: 'wGroupPosts',
  view: WGroupPosts,
  live: (props) => (isPlace(props) ? 'near' : undefined),
})
