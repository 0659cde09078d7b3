import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import type { Actor } from '../../audit'
import { findForMember } from '../../passport'
import { countOwn } from '../contract-store'

type SignedFind = StudioOperations['signedFind']

/**
 * Finds a visitor by their full phone number. Those who have never signed anything are not found. Throws
 * `tooManyRequests` above a member's limit.
 */
export async function findSigner(
  tools: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<SignedFind>,
): Promise<StudioResponse<SignedFind>> {
  const { uid, found } = await findForMember(
    tools,
    { member, actor, handset },
    { limit: 'contract-find', action: 'contract_sign.find', subject: 'contracts', count: countOwn },
  )
  return { uid, contracts: found }
}
