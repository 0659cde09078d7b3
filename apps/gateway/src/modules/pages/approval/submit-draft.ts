import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { lockPage } from '../page-store'
import { prepareVersion } from '../publish/prepare-version'
import { pageSubmission } from './approval-tables'
import { listedSubmission } from './review-rows'
import { findSubmission } from './submission-store'
import { submitVersion } from './submit-version'

type ReviewSubmit = StudioOperations['reviewSubmit']

/**
 * Makes what is being written on a page a version, and asks for its approval. With errors nothing is submitted. A repeat
 * finds the same submission. Throws `conflict` for another revision.
 */
export async function submitDraft(
  ctx: Context,
  member: Pick<Member, 'member_id' | 'roles'>,
  actor: Actor,
  { code, revision, note }: StudioInput<ReviewSubmit>,
): Promise<StudioResponse<ReviewSubmit>> {
  const { id, findings } = await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new AppError(studioErrors.notFound)
    const { prepared, findings } = await prepareVersion(ctx, tx, page, { revision, by: actor.who })
    if (!prepared) return { id: undefined, findings }
    const submission = await submitVersion(ctx, tx, page, prepared, { by: actor, note })
    return { id: submission.submission_id, findings }
  })
  return { submission: id === undefined ? null : await listedSubmission(ctx, member, id), findings }
}

/** Takes a submission back. Throws `reviewMoved` for one that is decided, or was taken back. */
export async function withdrawSubmission(
  ctx: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  submission_id: number,
): Promise<void> {
  await ctx.db.orm.transaction(async (tx) => {
    const found = await findSubmission(tx, submission_id, { isKept: true })
    if (!found) throw new AppError(studioErrors.notFound)
    if (found.state !== 'waiting') throw new AppError(studioErrors.reviewMoved)
    await tx
      .update(pageSubmission)
      .set({ state: 'withdrawn', ended_at: new Date() })
      .where(eq(pageSubmission.submission_id, submission_id))
    await appendAudit(ctx, tx, actor, {
      action: 'approval.withdraw',
      subject: `submission:${submission_id}`,
    })
  })
}
