import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import type { Actor } from '../../audit'
import { findForMember } from '../../passport'
import { countOwn } from '../contract-store'

type SignedFind = StudioOperations['signedFind']

/**
 * The visitor with a whole phone. Who has never signed anything is nobody here. Throws `tooManyRequests` above the limit of
 * a member.
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
