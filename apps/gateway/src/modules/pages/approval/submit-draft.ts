import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { Actor } from '../../audit'
import { lockPage } from '../page-store'
import { prepareVersion } from '../publish/prepare-version'
import { listedSubmission } from './review-rows'
import { submitVersion } from './submit-version'

type ReviewSubmit = StudioOperations['reviewSubmit']

/**
 * Makes the content being edited on a page a version, and requests its approval. With errors nothing is submitted. A
 * repeat finds the same submission. Throws `conflict` for another revision.
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
