import {
  pageCommentLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { past } from '../../http/studio-refusals'
import { type Actor, appendAudit } from '../audit'
import { changeMentions, lockComment } from './comment-store'
import { pageComment } from './comment-tables'
import { readMentioned } from './mentioned'
import { tellMembers } from './tell-members'
import { storedWords } from './words'

/**
 * Changes a member's comment. Throws `notFound` for one that does not exist or was deleted, `forbidden` for somebody
 * else's, and `pastMoment` once others have had time to read it.
 */
export async function editComment(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id' | 'name'>,
  actor: Actor,
  { comment_id, words: typed, mentions }: StudioInput<StudioOperations['pageCommentEdit']>,
): Promise<StudioResponse<StudioOperations['pageCommentEdit']>> {
  return db.orm.transaction(async (tx) => {
    const row = await lockComment(tx, comment_id)
    if (!row || row.deleted_at) throw new AppError(studioErrors.notFound)
    if (row.written_by !== member.member_id) throw new AppError(studioErrors.forbidden)
    if (!row.is_fresh)
      throw new AppError(past(`发表超过 ${pageCommentLimits.minutes} 分钟，不能再修改，可以再回复一条`))
    const words = storedWords(typed)
    const mentioned = await readMentioned(tx, mentions)
    const isNew = await changeMentions(tx, comment_id, mentioned)
    await tx
      .update(pageComment)
      .set({ words, edited_at: sql`now()` })
      .where(eq(pageComment.comment_id, comment_id))
    const { code, title } = row
    await tellMembers(tx, member, { comment_id, code, title, words, mentioned: isNew, talking: [] })
    await appendAudit({ config }, tx, actor, {
      action: 'page_comment.edit',
      subject: `page_comment:${comment_id}`,
      after: { page: code, mentions: mentioned },
    })
    return {}
  })
}
