import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { lead, leadTouch } from './lead-tables'

/** A code with which a lead was submitted. */
export interface LeadMessage {
  lead_id: number
  message_id: number
}

/** The messages whose codes proved some leads; conversions and exposures identify leads by them. */
export async function messagesOfLeads(
  db: Orm | Transaction,
  leadIds: readonly number[],
): Promise<LeadMessage[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .select({ lead_id: leadTouch.lead_id, message_id: leadTouch.sms_message_id })
    .from(leadTouch)
    .where(inArray(leadTouch.lead_id, [...leadIds]))
  return rows.flatMap(({ lead_id, message_id }) => (message_id === null ? [] : [{ lead_id, message_id }]))
}

/** When a lead was left, and with which phone. Undefined: there is no such lead. A null hash: it was erased. */
export async function holderOfLead(
  db: Orm | Transaction,
  lead_id: number,
): Promise<{ handset_hash: string | null; created_at: Date } | undefined> {
  const [row] = await db
    .select({ handset_hash: lead.handset_hash, created_at: lead.created_at })
    .from(lead)
    .where(eq(lead.lead_id, lead_id))
  return row
}

/** The leads of a phone by its hash, erased ones not among them. */
export async function leadsOfPhone(db: Orm | Transaction, handset_hash: string): Promise<number[]> {
  const rows = await db
    .select({ lead_id: lead.lead_id })
    .from(lead)
    .where(and(eq(lead.handset_hash, handset_hash), isNull(lead.erased_at)))
  return rows.map(({ lead_id }) => lead_id)
}
