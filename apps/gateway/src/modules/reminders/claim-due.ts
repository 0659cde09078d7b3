import type { ReminderKind } from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { Occasions } from '../define-module'
import { occasionsReminded } from './reminded-of'
import { reminder } from './reminder-tables'

/** A reminder that is the caller's alone until its transaction ends, and the occasion as it is now. */
export interface ClaimedReminder {
  reminder_id: number
  uid: number
  kind: ReminderKind
  by_sms: boolean
  telling: number
  title: string
  begins_at: Date
  place: string
  url: string
  /** It has begun, or was cancelled and the reminder does not say so. */
  is_over: boolean
}

type Row = Omit<ClaimedReminder, 'reminder_id' | 'uid' | 'begins_at'> & {
  reminder_id: string
  uid: string
  begins_ms: string
}

/** What to claim: as of when, and at most how many. */
export interface Claim {
  occasions: Occasions
  now: Date
  most: number
}

/** Takes due reminders, those of what begins first before others; concurrent callers are given others. */
export function claimDue(tx: Transaction, claim: Claim): Promise<ClaimedReminder[]> {
  return claimed(tx, claim, { which: sql`r.state = 'waiting'`, isDue: true })
}

/** Takes those already in a list whose text message has waited for the morning. */
export function claimTexts(tx: Transaction, claim: Claim): Promise<ClaimedReminder[]> {
  const which = sql`r.sms_state = 'waiting' AND r.sms_due_at <= ${claim.now.toISOString()}::timestamptz`
  return claimed(tx, claim, { which, isDue: false })
}

async function claimed(
  tx: Transaction,
  { occasions, now, most }: Claim,
  { which, isDue }: { which: SQL; isDue: boolean },
): Promise<ClaimedReminder[]> {
  const reminded = occasionsReminded(occasions, { now, isDue })
  if (!reminded) return []
  const joined = sql`FROM ${reminder} AS r JOIN (${reminded}) AS o ON o.kind = r.kind AND o.occasion_id = r.occasion_id`
  const locked = await tx.execute<{ reminder_id: string }>(sql`
    SELECT r.reminder_id::text ${joined} WHERE ${which}
    ORDER BY o.begins_at, r.reminder_id LIMIT ${most} FOR UPDATE OF r SKIP LOCKED`)
  if (locked.rows.length === 0) return []
  const ids = `{${locked.rows.map(({ reminder_id }) => reminder_id).join(',')}}`
  // Read again, as an occasion may have been moved just before its reminder was locked. Whoever moves it from now on
  // waits, and then finds it settled.
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    SELECT r.reminder_id::text, r.uid::text, r.kind, r.by_sms, r.telling, o.title, o.place, o.url, o.is_over,
      floor(extract(epoch FROM o.begins_at) * 1000)::text AS begins_ms
    ${joined} WHERE r.reminder_id = ANY(${ids}::bigint[]) ORDER BY o.begins_at, r.reminder_id`)
  return rows.map(({ reminder_id, uid, begins_ms, ...row }) => ({
    ...row,
    reminder_id: Number(reminder_id),
    uid: Number(uid),
    begins_at: new Date(Number(begins_ms)),
  }))
}
