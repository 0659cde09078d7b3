import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { lead, leadTouch } from './lead-tables'

/** The messages whose codes proved some leads, which conversions and exposures call them by. */
export async function messagesOfLeads(db: Orm | Transaction, leadIds: readonly number[]): Promise<number[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .select({ id: leadTouch.sms_message_id })
    .from(leadTouch)
    .where(inArray(leadTouch.lead_id, [...leadIds]))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** The leads of a phone by its hash, erased ones not among them. */
export async function leadsOfPhone(db: Orm | Transaction, handset_hash: string): Promise<number[]> {
  const rows = await db
    .select({ lead_id: lead.lead_id })
    .from(lead)
    .where(and(eq(lead.handset_hash, handset_hash), isNull(lead.erased_at)))
  return rows.map(({ lead_id }) => lead_id)
}
