import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Actor, appendAudit } from '../audit'
import { lockComment } from './comment-store'
import { pageComment } from './comment-tables'

/** Settles a thread, or reopens it; a repeat changes nothing. Throws `notFound` for anything that is not a thread. */
export async function settleThread(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { comment_id, is_settled }: StudioInput<StudioOperations['pageCommentSettle']>,
): Promise<StudioResponse<StudioOperations['pageCommentSettle']>> {
  return db.orm.transaction(async (tx) => {
    const row = await lockComment(tx, comment_id)
    if (!row || row.answers !== null) throw new AppError(studioErrors.notFound)
    if ((row.settled_at !== null) === is_settled) return {}
    await tx
      .update(pageComment)
      .set(
        is_settled
          ? { settled_at: sql`now()`, settled_by: member_id }
          : { settled_at: null, settled_by: null },
      )
      .where(eq(pageComment.comment_id, comment_id))
    await appendAudit({ config }, tx, actor, {
      action: is_settled ? 'page_comment.settle' : 'page_comment.reopen',
      subject: `page_comment:${comment_id}`,
      after: { page: row.code },
    })
    return {}
  })
}
