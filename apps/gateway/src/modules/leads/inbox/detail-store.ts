import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { auditLog } from '../../audit/audit-tables'
import { member } from '../../members/member-tables'
import { consentLog, softuser } from '../../passport/passport-tables'
import { smsMessage } from '../../sms/sms-tables'
import { lead, leadNote, leadTouch } from '../lead-tables'

type Queries = Orm | Transaction

/** What was done with a lead, as the audit log has it. */
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]

/** Longest history that is shown; the audit log has all of it. */
const LONGEST_HISTORY = 100

/** Every time that a lead was handed in, the newest first. */
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

/**
 * All that the phone of a lead ever agreed to or took back, in this order: by leaving the phone, or logged in with it.
 */
export async function findConsents(db: Queries, handset_hash: string) {
  const uid = db
    .select({ uid: softuser.softuser_id })
    .from(softuser)
    .where(eq(softuser.handset_hash, handset_hash))
  return db
    .select({
      doc: consentLog.doc,
      version: consentLog.version,
      purpose: consentLog.purpose,
      at: consentLog.created_at,
      withdrawn_at: consentLog.withdrawn_at,
    })
    .from(consentLog)
    .where(or(eq(consentLog.handset_hash, handset_hash), eq(consentLog.uid, uid)))
    .orderBy(asc(consentLog.id))
}

/** What was sent, of the messages with these numbers; old ones are deleted. The newest first. */
export async function findMessages(db: Queries, ids: readonly number[]) {
  return db
    .select({ scene: smsMessage.scene, state: smsMessage.state, at: smsMessage.created_at })
    .from(smsMessage)
    .where(inArray(smsMessage.id, [...ids]))
    .orderBy(desc(smsMessage.id))
}

/** What was written down, the newest first. */
export async function findNotes(db: Queries, leadId: number) {
  return db
    .select({ at: leadNote.created_at, by: member.name, text: sql<string>`coalesce(${leadNote.text}, '')` })
    .from(leadNote)
    .innerJoin(member, eq(member.member_id, leadNote.member_id))
    .where(eq(leadNote.lead_id, leadId))
    .orderBy(desc(leadNote.id))
}

/** What was done, the newest first. */
export async function findHistory(db: Queries, leadId: number) {
  return db
    .select({
      at: auditLog.at,
      who: auditLog.who,
      name: member.name,
      action: auditLog.action,
      before: sql<Record<string, unknown> | null>`${auditLog.before}`,
      after: sql<Record<string, unknown> | null>`${auditLog.after}`,
    })
    .from(auditLog)
    .leftJoin(member, eq(sql`'member:' || ${member.member_id}`, auditLog.who))
    .where(eq(auditLog.subject, `lead:${leadId}`))
    .orderBy(desc(auditLog.seq))
    .limit(LONGEST_HISTORY)
}

/** The names of these members. */
export async function findNames(db: Queries, memberIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ member_id: member.member_id, name: member.name })
    .from(member)
    .where(inArray(member.member_id, [...memberIds]))
  return new Map(rows.map(({ member_id, name }) => [member_id, name]))
}

/** What of a lead it takes to read its phone. Undefined: there is none, or it was erased. */
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
