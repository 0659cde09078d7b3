import { maskHandset } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import type { Member } from '../../http/member'
import { limitMember } from '../../limits/limit-member'
import { type Actor, appendAudit } from '../audit'
import { findByPhone } from './visitor-phones'

/** Who searches, and for which phone number. */
interface Search {
  member: Pick<Member, 'member_id'>
  actor: Actor
  handset: string
}

/** What a member looks for. */
interface Wanted {
  /** Name of the limit. */
  limit: string
  /** As in the audit log. */
  action: `${string}.${string}`
  subject: string
  /** How many of them a visitor has. */
  count(tx: Transaction, uid: number): Promise<number>
}

const PER_HOUR = 100

/**
 * Finds a visitor by full phone number, for a member. Nobody learns whether there is one before the log has who asked,
 * with the number masked. One who has none of what is searched for counts as not found. Throws `tooManyRequests` above
 * a hundred an hour.
 */
export async function findForMember(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member, actor, handset }: Search,
  { limit, action, subject, count }: Wanted,
): Promise<{ uid: number | null; found: number }> {
  await limitMember(db, { name: limit, perHour: PER_HOUR }, member)
  return db.orm.transaction(async (tx) => {
    const uid = await findByPhone(config, tx, handset)
    const found = uid === undefined ? 0 : await count(tx, uid)
    const after = { handset: maskHandset(handset), found }
    await appendAudit({ config }, tx, actor, { action, subject, after })
    return { uid: found === 0 || uid === undefined ? null : uid, found }
  })
}
