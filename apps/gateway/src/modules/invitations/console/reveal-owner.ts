import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit } from '../../audit'
import { visitorPhones, wholePhone } from '../../passport'
import { prizeGrant } from '../invitation-tables'

/** Even someone who sends out prizes all day reveals fewer: a file contains the phones of many. */
const LIMIT = { name: 'prize-grant-reveal', perHour: 200 }

const ERASED = { ...studioErrors.notFound, msg: '这位客户已经注销，没有手机号' }

/**
 * The full phone number of a prize's owner. Nobody sees it before the log records who asked and why. Throws `notFound`,
 * and `tooManyRequests` above the limit per member.
 */
export async function revealOwner(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { grant_id, reason }: StudioInput<StudioOperations['prizeGrantReveal']>,
): Promise<{ handset: string }> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const owner = visitorPhones('owner')
    const [sealed] = await tx
      .select({ handset_enc: owner.handset_enc, handset_hash: owner.handset_hash })
      .from(prizeGrant)
      .innerJoin(owner, eq(owner.uid, prizeGrant.uid))
      .where(eq(prizeGrant.grant_id, grant_id))
    if (!sealed) throw new AppError(studioErrors.notFound)
    const handset = wholePhone(config, sealed)
    if (handset === '') throw new AppError(ERASED)
    await appendAudit({ config }, tx, actor, {
      action: 'prize_grant.reveal',
      subject: `prize_grant:${grant_id}`,
      after: { reason },
    })
    return { handset }
  })
}
