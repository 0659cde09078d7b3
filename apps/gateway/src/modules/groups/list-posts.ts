import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { findPosts, type PostQuery } from './group-store'

/**
 * The posts of a place. Readers who are not logged in, or not members where that is required, get the summaries only.
 */
export async function listPosts(
  { db }: Pick<Context, 'db'>,
  query: PostQuery,
): Promise<OperationResponse<Operations['groupPostList']>> {
  const { list, total } = await findPosts(db.orm, query)
  return {
    list: list.map((post) => ({
      ...post,
      body: post.body ?? '',
      images: post.images ?? [],
      created_at: post.created_at.getTime(),
      is_locked: post.body === null ? 1 : 0,
      is_pinned: post.is_pinned ? 1 : 0,
    })),
    total,
    page: query.page,
    page_size: query.page_size,
  }
}
