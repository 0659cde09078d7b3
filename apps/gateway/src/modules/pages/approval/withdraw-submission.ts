import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { pageSubmission } from './approval-tables'
import { findSubmission } from './submission-store'
import { tellResult } from './tell-members'

const NEEDS_WORDS = { ...studioErrors.invalidParameters, msg: '撤回同事的提交时请写明原因' }

/**
 * Withdraws a submission. The database alone decides who may: another member's submission is withdrawn by compliance or
 * an administrator, who give a reason. Throws `reviewMoved` for one that is already decided or withdrawn.
 */
export async function withdrawSubmission(
  ctx: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { submission_id, words }: StudioInput<StudioOperations['reviewWithdraw']>,
): Promise<void> {
  const withdrawing = ctx.db.orm.transaction(async (tx) => {
    const found = await findSubmission(tx, submission_id, { isKept: true })
    if (!found) throw new AppError(studioErrors.notFound)
    if (found.state !== 'waiting') throw new AppError(studioErrors.reviewMoved)
    await tx
      .update(pageSubmission)
      .set({
        state: 'withdrawn',
        ended_at: new Date(),
        withdrawn_by: member_id,
        withdrawn_because: words,
      })
      .where(eq(pageSubmission.submission_id, submission_id))
    await tellResult(tx, submission_id, { except: member_id, words: `被撤回：${words}` })
    await appendAudit(ctx, tx, actor, {
      action: 'approval.withdraw',
      subject: `submission:${submission_id}`,
      after: { words, submitted_by: found.submitted_by },
    })
  })
  const refusable = orRefuse(withdrawing, ['page_submission_withdrawn_with_words'], NEEDS_WORDS)
  await orRefuse(refusable, ['page_submission_withdrawn_by_right'], studioErrors.forbidden)
}
