import type { ReminderKind } from '@yingzao/contract/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { OccasionKind } from '../define-module'
import { kindsCancelledWith } from './reminded-of'
import { reminder } from './reminder-tables'

/**
 * Has everyone who has a place at an occasion, or has booked it, told that it was moved or cancelled, in the
 * transaction that does so. They are the people it reminds, so nobody is told about a place taken back by
 * `dropReminder`. A second change is told again, a cancellation once, and after it nothing else about the occasion.
 */
export async function tellHolders(
  tx: Transaction,
  kind: OccasionKind,
  occasion_id: string,
  what: 'changed' | 'cancelled',
): Promise<void> {
  const told: ReminderKind = `${kind}_${what}`
  // What waits says what is true when it is sent. A cancellation is told again to those who gave back and came again.
  const isAnew = what === 'changed' ? sql`${reminder}.state <> 'waiting'` : sql`${reminder}.state = 'dropped'`
  // In a fixed order, so that two that run at once do not deadlock.
  await tx.execute(sql`
    INSERT INTO ${reminder} (uid, kind, occasion_id, by_sms)
    SELECT r.uid, ${told}, r.occasion_id, r.by_sms FROM ${reminder} AS r
    WHERE r.kind = ${kind} AND r.occasion_id = ${occasion_id} AND r.state <> 'dropped' AND r.given_back_at IS NULL
    ORDER BY r.uid FOR UPDATE
    ON CONFLICT (uid, kind, occasion_id) DO UPDATE SET
      state = 'waiting', settled_at = NULL, read_at = NULL, sms_state = 'none', sms_due_at = NULL,
      by_sms = excluded.by_sms, telling = ${reminder}.telling + 1
    WHERE ${isAnew}`)
  if (what === 'cancelled') await dropAll(tx, kind, occasion_id)
}

/** Drops all waiting reminders of an occasion. */
async function dropAll(tx: Transaction, kind: OccasionKind, occasion_id: string): Promise<void> {
  await tx
    .update(reminder)
    .set({ state: 'dropped', settled_at: sql`now()` })
    .where(
      and(
        eq(reminder.occasion_id, occasion_id),
        inArray(reminder.kind, kindsCancelledWith(kind)),
        eq(reminder.state, 'waiting'),
      ),
    )
}
