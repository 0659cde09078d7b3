import { maskHandset } from '@yingzao/contract/server'
import {
  openDayConsoleLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { hashHandset } from '../../../pii/sealed-handset'
import { type Actor, appendAudit } from '../../audit'
import { openDayRegister } from '../open-day-tables'
import { findVisits, shownVisit } from './visit-rows'

type Operation = StudioOperations['openDayVisitFind']

const LIMIT = { name: 'openday-visit-find', perHour: 100 }

/**
 * The registrations with a full phone number, whoever made them, newest first. Nobody learns whether there are any
 * before the log records who asked, with the phone masked. Throws `tooManyRequests` above the limit per member.
 */
export async function findVisitsOf(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<Operation>,
): Promise<StudioResponse<Operation>> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const which = eq(openDayRegister.handset_hash, hashHandset(config, handset))
    const rows = await findVisits(tx, { which, limit: openDayConsoleLimits.found })
    await appendAudit({ config }, tx, actor, {
      action: 'openday_visit.find',
      subject: 'openday_visits',
      after: { handset: maskHandset(handset), found: rows.length },
    })
    return { list: rows.map((row) => shownVisit(config, row)) }
  })
}
