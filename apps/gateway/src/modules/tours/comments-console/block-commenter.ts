import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { lockPerson } from '../../passport'
import { lockCommentsOf } from '../comment-store'
import { tourCommentBlock } from '../tour-tables'
import { actsOf, settleComments } from './settle-comments'

type Input = StudioInput<StudioOperations['commenterBlock']>

/**
 * Blocks somebody from commenting, or unblocks them, and refuses their waiting comments if asked to. A comment written
 * at the same moment waits: it is either among those, or is refused. A repeat changes nothing. Throws `notFound` for a
 * visitor who does not exist, or was erased.
 */
export async function blockCommenter(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { uid, is_blocked, reason, refuse_held }: Input,
): Promise<StudioResponse<StudioOperations['commenterBlock']>> {
  if (refuse_held && !is_blocked) throw new AppError(refusal('只有禁止评论时才能同时不通过待审核的评论'))
  const decision = { from: 'held', to: 'refused', reason } as const
  return db.orm.transaction(async (tx) => {
    // Before the person, as writing a comment locks them.
    await lockCommentsOf(tx, uid)
    if (!(await lockPerson(tx, uid))) throw new AppError(studioErrors.notFound)
    const isNews = is_blocked
      ? await block(tx, { uid, reason, blocked_by: member_id })
      : await unblock(tx, uid)
    const refused = refuse_held ? await settleComments(tx, sql`uid = ${uid}`, { ...decision, member_id }) : []
    const act = {
      action: is_blocked ? 'comment.block' : 'comment.unblock',
      subject: `commenter:${uid}`,
      after: { reason },
    } as const
    await appendAudit({ config }, tx, actor, ...(isNews ? [act] : []), ...actsOf(refused, decision))
    return { refused: refused.length }
  })
}

/** False: they were blocked before. */
async function block(tx: Transaction, row: typeof tourCommentBlock.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(tourCommentBlock)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: tourCommentBlock.uid })
  return rows.length > 0
}

/** False: they were not blocked. */
async function unblock(tx: Transaction, uid: number): Promise<boolean> {
  const rows = await tx
    .delete(tourCommentBlock)
    .where(eq(tourCommentBlock.uid, uid))
    .returning({ uid: tourCommentBlock.uid })
  return rows.length > 0
}
