import type { ReminderKind } from '@yingzao/contract/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { kindsGivenBackWith } from './reminded-of'
import { reminder } from './reminder-tables'

export interface PlannedReminder {
  uid: number
  kind: ReminderKind
  occasion_id: string
  /** They agreed to a text message. */
  by_sms: boolean
}

/**
 * Has somebody reminded, in the transaction of what they are to be reminded of. A repeat keeps the existing reminder,
 * and a dropped one waits again. What was sent is not sent again; they are told of changes from now on.
 */
export async function planReminder(tx: Transaction, planned: PlannedReminder): Promise<void> {
  await tx
    .insert(reminder)
    .values(planned)
    .onConflictDoUpdate({
      target: [reminder.uid, reminder.kind, reminder.occasion_id],
      set: {
        state: sql`CASE ${reminder.state} WHEN 'sent' THEN 'sent' ELSE 'waiting' END`,
        settled_at: sql`CASE ${reminder.state} WHEN 'sent' THEN ${reminder.settled_at} END`,
        by_sms: planned.by_sms,
        given_back_at: null,
      },
    })
}

/**
 * Stops reminding somebody, in the transaction that takes back what they were to be reminded of, and tells them of no
 * change to it that they have not been told of yet. What was sent stays in their list, but a text message waiting for
 * the morning is no longer sent.
 */
export async function dropReminder(
  tx: Transaction,
  { uid, kind, occasion_id }: Omit<PlannedReminder, 'by_sms'>,
): Promise<void> {
  const isOwn = and(eq(reminder.uid, uid), eq(reminder.occasion_id, occasion_id))
  // Separately and first: `tellHolders` locks the same row first, so that one of the two sees what the other did.
  await tx
    .update(reminder)
    .set({ given_back_at: sql`now()` })
    .where(and(isOwn, eq(reminder.kind, kind)))
  const isThis = and(isOwn, inArray(reminder.kind, kindsGivenBackWith(kind)))
  await tx
    .update(reminder)
    .set({ state: 'dropped', settled_at: sql`now()` })
    .where(and(isThis, eq(reminder.state, 'waiting')))
  await tx
    .update(reminder)
    .set({ sms_state: 'none', sms_due_at: null })
    .where(and(isThis, eq(reminder.sms_state, 'waiting')))
}
