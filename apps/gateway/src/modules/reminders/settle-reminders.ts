import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { reminder } from './reminder-tables'

type ReminderRow = typeof reminder.$inferSelect

/** What a reminder is from now on. */
export interface SettledReminder extends Pick<ReminderRow, 'reminder_id' | 'sms_state' | 'sms_due_at'> {
  /** Null: its entry in the list stays as it is, and only its text message is settled. */
  says: Pick<ReminderRow, 'state' | 'title' | 'text' | 'url'> | null
}

/** Records what became of claimed reminders, in one statement. */
export async function settleReminders(
  tx: Transaction,
  settled: readonly SettledReminder[],
  now: Date,
): Promise<void> {
  const rows = settled.map(({ says, ...row }) => ({ ...row, ...says }))
  await tx.execute(sql`
    UPDATE ${reminder} AS r SET
      state = coalesce(s.state, r.state), title = coalesce(s.title, r.title), text = coalesce(s.text, r.text),
      url = coalesce(s.url, r.url), sms_state = s.sms_state, sms_due_at = s.sms_due_at,
      settled_at = CASE WHEN s.state IS NULL THEN r.settled_at ELSE ${now.toISOString()}::timestamptz END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s (
      reminder_id bigint, state text, title text, text text, url text, sms_state text, sms_due_at timestamptz)
    WHERE r.reminder_id = s.reminder_id`)
}
