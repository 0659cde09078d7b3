import type { ReminderKind } from '@yingzao/contract/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { reminder } from './reminder-tables'

export interface PlannedReminder {
  uid: number
  kind: ReminderKind
  occasion_id: string
  /** They agreed to a text message. */
  by_sms: boolean
}

/**
 * Has somebody reminded, in the transaction of what they are to be reminded of. A repeat keeps the one that is there, and
 * one that was dropped waits again.
 */
export async function planReminder(tx: Transaction, planned: PlannedReminder): Promise<void> {
  await tx
    .insert(reminder)
    .values(planned)
    .onConflictDoUpdate({
      target: [reminder.uid, reminder.kind, reminder.occasion_id],
      set: { state: 'waiting', settled_at: null, by_sms: planned.by_sms },
      setWhere: sql`${reminder.state} <> 'sent'`,
    })
}

/**
 * Reminds somebody no more, in the transaction that takes back what they were to be reminded of. What was sent stays in
 * their list, but a text message that waits for the morning is not sent any more.
 */
export async function dropReminder(
  tx: Transaction,
  { uid, kind, occasion_id }: Omit<PlannedReminder, 'by_sms'>,
): Promise<void> {
  const isThis = and(eq(reminder.uid, uid), eq(reminder.kind, kind), eq(reminder.occasion_id, occasion_id))
  await tx
    .update(reminder)
    .set({ state: 'dropped', settled_at: sql`now()` })
    .where(and(isThis, eq(reminder.state, 'waiting')))
  await tx
    .update(reminder)
    .set({ sms_state: 'none', sms_due_at: null })
    .where(and(isThis, eq(reminder.sms_state, 'waiting')))
}
