import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { maskedName } from '../../pii/masked-name'
import { findFaces } from '../passport'
import { type AskedComments, findComments } from './comment-store'
import { likedComments } from './like-store'
import { metTour } from './met-tour'

/** The name shown for somebody who has given none. */
const NAMELESS = '访客'

/** The name shown for the writer of a comment, from what they call themselves. */
export const writerName = (nick_name?: string): string => maskedName(nick_name, NAMELESS)

/** A page of the comments on a tour, newest first; of comments that are not public visitors get only their own. */
export async function listComments(
  ctx: Pick<Context, 'db'>,
  asked: AskedComments,
): Promise<OperationResponse<Operations['commentList']>> {
  await metTour(ctx, asked.tour_id)
  const { orm } = ctx.db
  const { list, total } = await findComments(orm, asked)
  const faces = await findFaces(
    orm,
    list.map(({ uid }) => uid),
  )
  const ids = list.map(({ comment_id }) => comment_id)
  const liked = asked.uid === null ? undefined : await likedComments(orm, asked.uid, ids)
  return {
    list: list.map(({ uid, comment_id, reason, created_at, ...comment }) => ({
      ...comment,
      comment_id: String(comment_id),
      nick_name: writerName(faces.get(uid)?.nick_name),
      avatar: faces.get(uid)?.avatar ?? '',
      created_at: created_at.getTime(),
      is_thumbed: liked?.has(comment_id) ?? false,
      is_mine: uid === asked.uid,
      note: uid === asked.uid ? reason : '',
    })),
    total,
    page: asked.page,
    page_size: asked.page_size,
  }
}
