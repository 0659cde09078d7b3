import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { openHandset } from '../../../pii/sealed-handset'
import { type Actor, appendAudit } from '../../audit'
import { findSealed } from './detail-store'

/** Even someone who calls all day reveals fewer. */
const LIMIT = { name: 'lead-reveal', perHour: 200 }

/**
 * The full phone number of a lead. Nobody sees it before the log records who asked and why. Throws `notFound`, and
 * `tooManyRequests` above the limit per member.
 */
export async function revealHandset(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { lead_id, reason }: StudioInput<StudioOperations['leadReveal']>,
): Promise<{ handset: string }> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const sealed = await findSealed(tx, lead_id)
    if (!sealed) throw new AppError(studioErrors.notFound)
    const handset = openHandset(config, 'lead', sealed)
    await appendAudit({ config }, tx, actor, {
      action: 'lead.reveal',
      subject: `lead:${lead_id}`,
      after: { reason },
    })
    return { handset }
  })
}
