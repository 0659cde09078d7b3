import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Actor, appendAudit } from '../audit'
import { changeMentions, lockComment } from './comment-store'
import { pageComment } from './comment-tables'

/**
 * Deletes a member's comment: a fresh one that nobody has answered disappears, any other leaves its place. A repeat
 * changes nothing. Throws `notFound`, and `forbidden` for somebody else's comment.
 */
export async function deleteComment(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { comment_id }: StudioInput<StudioOperations['pageCommentDelete']>,
): Promise<StudioResponse<StudioOperations['pageCommentDelete']>> {
  return db.orm.transaction(async (tx) => {
    // From here on nobody can answer it, because an answer locks its thread, too.
    const row = await lockComment(tx, comment_id)
    if (!row) throw new AppError(studioErrors.notFound)
    if (row.written_by !== member_id) throw new AppError(studioErrors.forbidden)
    if (row.deleted_at) return { is_gone: false }
    const is_gone = row.is_fresh && (await tx.$count(pageComment, eq(pageComment.answers, comment_id))) === 0
    if (is_gone) await tx.delete(pageComment).where(eq(pageComment.comment_id, comment_id))
    else await strike(tx, comment_id)
    await appendAudit({ config }, tx, actor, {
      action: 'page_comment.delete',
      subject: `page_comment:${comment_id}`,
      after: { page: row.code, is_gone },
    })
    return { is_gone }
  })
}

/** Leaves the place of a comment, and nothing of what it said. */
async function strike(tx: Transaction, comment_id: number): Promise<void> {
  await changeMentions(tx, comment_id, [])
  await tx
    .update(pageComment)
    .set({ words: '', deleted_at: sql`now()` })
    .where(eq(pageComment.comment_id, comment_id))
}
