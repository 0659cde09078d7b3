import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import type { Actor } from '../../audit'
import { publishDraft } from '../publish/publish-draft'
import { findPolicy } from './policy'
import { submitDraft } from './submit-draft'

type Published = StudioResponse<StudioOperations['pagePublish']>

/**
 * Publishes the content being edited on a page; where pages need approval, requests that instead, and visitors keep
 * what they have until it is given.
 */
export async function publishOrSubmit(
  ctx: Context,
  member: Pick<Member, 'member_id' | 'roles'>,
  actor: Actor,
  { code, revision, note }: { code: string; revision: number; note: string },
): Promise<Pick<Published, 'is_published' | 'version' | 'findings'>> {
  const { is_required } = await findPolicy(ctx.db.orm)
  if (!is_required) return publishDraft(ctx, actor, { code, revision })
  const { submission, findings } = await submitDraft(ctx, member, actor, { code, revision, note })
  if (submission?.state !== 'approved') return { is_published: false, version: null, findings }
  return publishDraft(ctx, actor, { code, revision })
}
