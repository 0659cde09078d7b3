import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../db/database'
import { callbackTask, lead, leadNote } from '../lead-tables'

type LeadRow = typeof lead.$inferSelect

/** A lead that was changed, with its previous value. */
export interface Changed<Value> extends Record<string, unknown> {
  lead_id: number
  before: Value
}

/** Assigns leads to a member, or to nobody. Returns those that this changed. */
export async function updateAssignee(
  tx: Transaction,
  ids: readonly number[],
  memberId: number | null,
): Promise<Changed<number | null>[]> {
  return update(tx, ids, lead.assignee_id, sql`${memberId}::bigint`, sql`target.before::float8`)
}

/** Sets the status of leads. Returns those that this changed. */
export async function updateStatus(
  tx: Transaction,
  ids: readonly number[],
  status: LeadRow['status'],
): Promise<Changed<LeadRow['status']>[]> {
  return update(tx, ids, lead.status, sql`${status}::text`, sql`target.before`)
}

/**
 * In one statement, which locks the leads in the order of their numbers before it looks at them: if two change the same
 * ones, the second waits, and then reports what the first has left.
 */
async function update<Value>(
  tx: Transaction,
  ids: readonly number[],
  column: AnyPgColumn,
  value: SQL,
  before: SQL,
): Promise<Changed<Value>[]> {
  const name = sql.identifier(column.name)
  const { rows } = await tx.execute<Changed<Value>>(sql`
    WITH target AS (
      SELECT lead_id, ${name} AS before FROM lead
      WHERE lead_id = ANY(${sql.param(ids)}::bigint[]) AND erased_at IS NULL AND ${name} IS DISTINCT FROM ${value}
      ORDER BY lead_id FOR UPDATE),
    changed AS (
      UPDATE lead SET ${name} = ${value}, updated_at = now()
      FROM target WHERE lead.lead_id = target.lead_id
      RETURNING lead.lead_id, target.before)
    SELECT lead_id::float8 AS lead_id, ${before} AS before FROM changed AS target ORDER BY lead_id`)
  return rows
}

/** Settles the tasks to call these leads, or reopens them. */
export async function updateCallbacks(
  tx: Transaction,
  ids: readonly number[],
  status: (typeof callbackTask.$inferSelect)['status'],
): Promise<void> {
  await tx
    .update(callbackTask)
    .set({ status, updated_at: sql`now()` })
    .where(
      and(sql`${callbackTask.lead_id} = ANY(${sql.param(ids)}::bigint[])`, ne(callbackTask.status, status)),
    )
}

/** Keeps a lead from being erased until the transaction ends. False: it was, or there is none. */
export async function holdLead(tx: Transaction, leadId: number): Promise<boolean> {
  const rows = await tx
    .select({ lead_id: lead.lead_id })
    .from(lead)
    .where(and(eq(lead.lead_id, leadId), isNull(lead.erased_at)))
    .for('share')
  return rows.length > 0
}

export async function insertNote(
  tx: Transaction,
  note: { lead_id: number; member_id: number; text: string },
): Promise<number> {
  const [row] = await tx.insert(leadNote).values(note).returning({ id: leadNote.id })
  if (!row) throw new Error('An insert has given no row back.')
  return row.id
}
