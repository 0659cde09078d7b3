import { maskHandset } from '@yingzao/contract/server'
import {
  MOST_FOUND_ENROLMENTS,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { eq, or } from 'drizzle-orm'
import type { Context } from '../../../context'
import { readSpokenNumber } from '../../../db/spoken-number'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { hashHandset } from '../../../pii/sealed-handset'
import { type Actor, appendAudit } from '../../audit'
import { tourEnroll } from '../tour-tables'
import { enrolmentsWhere, listedEnrolments } from './enrolment-rows'

const LIMIT = { name: 'enrolment-find', perHour: 100 }

/**
 * The enrolments of a phone, or with a given enrolment or ticket number. The phone is the one given with them, which
 * may differ from the one their visitor logs in with. Nobody learns whether there are any before the log records who
 * asked, with the phone masked. Throws `tooManyRequests` above a hundred an hour.
 */
export async function searchEnrolments(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset, number: typed = '' }: StudioInput<StudioOperations['enrolmentFind']>,
): Promise<StudioResponse<StudioOperations['enrolmentFind']>> {
  await limitMember(db, LIMIT, member)
  const number = readSpokenNumber(typed)
  const wanted =
    handset === undefined
      ? or(eq(tourEnroll.enroll_no, number), eq(tourEnroll.ticket_no, number))
      : eq(tourEnroll.handset_hash, hashHandset(config, handset))
  const asked = handset === undefined ? { number } : { handset: maskHandset(handset) }
  return db.orm.transaction(async (tx) => {
    const rows = await enrolmentsWhere(tx, wanted, MOST_FOUND_ENROLMENTS)
    const list = await listedEnrolments(config, tx, rows)
    await appendAudit({ config }, tx, actor, {
      action: 'enrolment.find',
      subject: 'enrolments',
      after: { ...asked, found: rows.length },
    })
    return { list }
  })
}
