import type { ReminderKind } from '@yingzao/contract/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { OccasionKind } from '../define-module'
import { kindsCancelledWith } from './reminded-of'
import { reminder } from './reminder-tables'

/**
 * Has all who have a place at an occasion, or have booked it, told that it was moved or cancelled, in the transaction that
 * does so. They are those whom it reminds, so a place that is taken back by `dropReminder` is told nothing. A second change
 * is told anew, a cancellation once, and with it nothing else of the occasion any more.
 */
export async function tellHolders(
  tx: Transaction,
  kind: OccasionKind,
  occasion_id: string,
  what: 'changed' | 'cancelled',
): Promise<void> {
  const told: ReminderKind = `${kind}_${what}`
  // What waits says what is true when it is sent. A cancellation is for whoever gave back and came again.
  const isAnew = what === 'changed' ? sql`${reminder}.state <> 'waiting'` : sql`${reminder}.state = 'dropped'`
  // In one order, so that two who tell at once do not wait for each other.
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

/** Drops all of an occasion that waits. */
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
