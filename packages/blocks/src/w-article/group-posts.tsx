import { adviserText } from '../answers/adviser-text'
import { minuteText } from '../answers/moments'
import type { Post } from './article-shown'

/** The newest posts of the contest's group; what is locked there has no body. */
export function GroupPosts({ posts }: { posts: readonly Post[] }) {
  return (
    <section className="yz-article__posts" data-posts="" hidden={posts.length === 0}>
      <h3 className="yz-article__whose">社群里的内容</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-article__list" role="list">
        {posts.map((post) => (
          <PostRow key={post.post_id} post={post} />
        ))}
      </ul>
    </section>
  )
}

type Written = Pick<Post, 'title' | 'summary' | 'body' | 'author' | 'adviser_no' | 'created_at'>

function PostRow({ post: { title, summary, body, author, adviser_no, created_at } }: { post: Written }) {
  return (
    <li className="yz-article__post">
      <h4 className="yz-article__name">{title}</h4>
      <p className="yz-article__by">{`${adviserText(author, adviser_no)} ${minuteText(created_at)}`}</p>
      <p className="yz-article__summary">{summary}</p>
      {body !== '' && (
        <details className="yz-article__more">
          <summary>查看全文</summary>
          <p className="yz-article__text">{body}</p>
        </details>
      )}
    </li>
  )
}

/** With all its parts, for live.ts to fill. */
export function WholePost() {
  return <PostRow post={{ title: '-', summary: '', body: '-', author: '', adviser_no: '', created_at: 0 }} />
}
