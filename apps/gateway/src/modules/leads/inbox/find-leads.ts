import { maskHandset } from '@yingzao/contract/server'
import {
  MOST_FOUND_LEADS,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { hashHandset } from '../../../pii/sealed-handset'
import { type Actor, appendAudit } from '../../audit'
import { lead } from '../lead-tables'

type LeadFind = StudioOperations['leadFind']

/** Even someone who answers the phone all day looks for fewer. */
const LIMIT = { name: 'lead-find', perHour: 100 }

/**
 * The leads of a full phone number, for members who may reveal phones anyway. Nobody learns whether there are any
 * before the log records who asked. Throws `tooManyRequests` above the limit per member.
 */
export async function findLeads(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<LeadFind>,
): Promise<StudioResponse<LeadFind>> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const lead_ids = await findByHash(tx, hashHandset(config, handset))
    const after = { handset: maskHandset(handset), found: lead_ids.length }
    await appendAudit({ config }, tx, actor, { action: 'lead.find', subject: 'leads', after })
    return { lead_ids }
  })
}

async function findByHash(tx: Transaction, handset_hash: string): Promise<number[]> {
  const rows = await tx
    .select({ lead_id: lead.lead_id })
    .from(lead)
    .where(and(eq(lead.handset_hash, handset_hash), isNull(lead.erased_at)))
    .orderBy(desc(lead.created_at), desc(lead.lead_id))
    .limit(MOST_FOUND_LEADS)
  return rows.map(({ lead_id }) => lead_id)
}
