import { maskHandset } from '@yingzao/contract/server'
import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit } from '../../audit'
import { findByPhone } from '../../passport'
import { countOwn } from '../contract-store'

type SignedFind = StudioOperations['signedFind']

/** As for the phones of buyers. */
const LIMIT = { name: 'contract-find', perHour: 100 }

/**
 * The visitor with a whole phone. Nobody learns whether there is one before the log has who asked. Who has never signed
 * anything is nobody here. Throws `tooManyRequests` above the limit of a member.
 */
export async function findSigner(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<SignedFind>,
): Promise<StudioResponse<SignedFind>> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const uid = await findByPhone(config, tx, handset)
    const contracts = uid === undefined ? 0 : await countOwn(tx, uid)
    const after = { handset: maskHandset(handset), found: contracts }
    await appendAudit({ config }, tx, actor, { action: 'contract_sign.find', subject: 'contracts', after })
    return { uid: contracts === 0 || uid === undefined ? null : uid, contracts }
  })
}
