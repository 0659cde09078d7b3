import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { memberNames } from '../../members'
import { lead, leadNote, leadTouch } from '../lead-tables'

type Queries = Orm | Transaction

/** Every time a lead was submitted, newest first. */
export async function findTouches(db: Queries, leadId: number) {
  return db
    .select({
      at: leadTouch.created_at,
      cps_id: leadTouch.cps_id,
      page_code: leadTouch.page_code,
      upload_id: leadTouch.upload_id,
      nick_name: sql<string>`coalesce(${leadTouch.nick_name}, '')`,
      sms_message_id: leadTouch.sms_message_id,
    })
    .from(leadTouch)
    .where(eq(leadTouch.lead_id, leadId))
    .orderBy(desc(leadTouch.id))
}

/** The notes, newest first. */
export async function findNotes(db: Queries, leadId: number) {
  const member = memberNames('writer')
  return db
    .select({ at: leadNote.created_at, by: member.name, text: sql<string>`coalesce(${leadNote.text}, '')` })
    .from(leadNote)
    .innerJoin(member, eq(member.member_id, leadNote.member_id))
    .where(eq(leadNote.lead_id, leadId))
    .orderBy(desc(leadNote.id))
}

/** The names of these members. */
export async function findNames(db: Queries, memberIds: readonly number[]): Promise<Map<number, string>> {
  const member = memberNames('member_name')
  const rows = await db
    .select({ member_id: member.member_id, name: member.name })
    .from(member)
    .where(inArray(member.member_id, [...memberIds]))
  return new Map(rows.map(({ member_id, name }) => [member_id, name]))
}

/** What it takes to read the phone of a lead. Undefined: there is no such lead, or it was erased. */
export async function findSealed(
  db: Queries,
  leadId: number,
): Promise<{ handset_enc: string; handset_hash: string } | undefined> {
  const [row] = await db
    .select({
      handset_enc: sql<string>`${lead.handset_enc}`,
      handset_hash: sql<string>`${lead.handset_hash}`,
    })
    .from(lead)
    .where(and(eq(lead.lead_id, leadId), isNull(lead.erased_at)))
  return row
}
