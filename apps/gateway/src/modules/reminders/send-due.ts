import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { databaseTime } from '../../db/database-time'
import type { Declared } from '../define-module'
import { leaveReminders } from '../sms'
import { type ClaimedReminder, claimDue, claimTexts } from './claim-due'
import { phonesToText } from './phones-to-text'
import { leadsToTickets, tellsCancelled } from './reminded-of'
import { listText, messageTitle } from './reminder-words'
import { type SettledReminder, settleReminders } from './settle-reminders'
import { textMessageAt } from './text-message-at'

/** Reminders per transaction. */
const BATCH = 500

/** Stands in for a title that is still empty. */
const UNTITLED = '活动'

export type SendContext = Pick<Context, 'config' | 'db' | 'jobs'>

export interface SendOptions {
  /** The current time; by default, the clock of the database. */
  now?: Date
  /** How reminders are claimed; replaced to prove that the lock is needed. */
  claim?: typeof claimDue
  /** Called in the same transaction when there may be more of them. */
  onMore?(tx: Transaction): Promise<void>
}

/**
 * Sends one batch of reminders that are due, and of text messages that have waited for the morning: claimed, settled
 * and enqueued as messages with their jobs in one transaction, so that a process that dies has done all of it or
 * nothing for each. Returns how many it has settled.
 */
export async function sendDue(
  ctx: SendContext,
  { occasions }: Pick<Declared, 'occasions'>,
  { now: given, claim = claimDue, onMore = async () => {} }: SendOptions = {},
): Promise<number> {
  return ctx.db.orm.transaction(async (tx) => {
    const now = given ?? (await databaseTime(tx))
    const wanted = { occasions, now, most: BATCH }
    const due = await claim(tx, wanted)
    const held = await claimTexts(tx, wanted)
    if (due.length + held.length === 0) return 0
    const toText = [...due, ...held].filter(({ by_sms, is_over }) => by_sms && !is_over)
    const phones = await phonesToText(ctx, tx, [...new Set(toText.map(({ uid }) => uid))])
    const tickets = `${ctx.config.publicOrigin}/passport/m/tickets`
    const planned = [
      ...due.map((one) => ({ one, isHeld: false, ...textOf(one, { now, phones }) })),
      ...held.map((one) => ({ one, isHeld: true, ...textOf(one, { now, phones }) })),
    ]
    await settleReminders(
      tx,
      planned.map(({ one, isHeld, sms }) => settled(one, { now, isHeld, sms, tickets })),
      now,
    )
    await leaveReminders(
      ctx,
      tx,
      planned.flatMap(({ one, sms, handset }) => (sms.sms_state === 'left' ? [messageOf(one, handset)] : [])),
    )
    if (due.length === BATCH || held.length === BATCH) await onMore(tx)
    return due.length + held.length
  })
}

type TextState = Pick<SettledReminder, 'sms_state' | 'sms_due_at'>

/** What becomes of the text message: it goes now, in the morning, or not at all. */
function textOf(
  { uid, by_sms, is_over, begins_at }: ClaimedReminder,
  { now, phones }: { now: Date; phones: ReadonlyMap<number, string> },
): { sms: TextState; handset: string } {
  const handset = phones.get(uid) ?? ''
  const at = by_sms && !is_over && handset !== '' ? textMessageAt(now, begins_at) : null
  if (at === null) return { sms: { sms_state: 'none', sms_due_at: null }, handset }
  if (at > now) return { sms: { sms_state: 'waiting', sms_due_at: at }, handset }
  return { sms: { sms_state: 'left', sms_due_at: null }, handset }
}

function settled(
  one: ClaimedReminder,
  { now, isHeld, sms, tickets }: { now: Date; isHeld: boolean; sms: TextState; tickets: string },
): SettledReminder {
  const { reminder_id } = one
  if (isHeld) return { reminder_id, says: null, ...sms }
  if (one.is_over) return { reminder_id, says: { state: 'dropped', title: '', text: '', url: '' }, ...sms }
  const title = one.title || UNTITLED
  const url = leadsToTickets(one.kind) ? tickets : one.url
  return {
    reminder_id,
    says: { state: 'sent', title, text: listText({ ...one, title }, now), url },
    ...sms,
  }
}

function messageOf({ reminder_id, telling, kind, title, begins_at }: ClaimedReminder, handset: string) {
  const what = messageTitle({ kind, title: title || UNTITLED })
  // By the telling, not by when it is settled, so that doing the same twice yields the same.
  const about = telling === 1 ? `reminder ${reminder_id}` : `reminder ${reminder_id} again ${telling}`
  const scene = tellsCancelled(kind) ? ('cancel' as const) : ('remind' as const)
  return { handset, scene, about, title: what, begins_at }
}
