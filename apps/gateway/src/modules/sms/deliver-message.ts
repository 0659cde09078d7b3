import type { Context } from '../../context'
import { type SmsPort, SupplierError } from '../../integrations'
import { openHandset } from '../../pii/sealed-handset'
import { chinaClock, chinaMonthDay } from '../../time/china-time'
import { giveBack } from './budget-store'
import { computeCode } from './compute-code'
import {
  type ClaimedMessage,
  claimMessages,
  isOfCode,
  settleAbandoned,
  settleAccepted,
  settleMessage,
} from './message-store'
import { EXPIRE_S } from './scenes'

/** How often an unreachable supplier is asked for one message: for about half a minute, after which nobody waits. */
const ATTEMPTS = 4

/**
 * Sends a message, at most once: whoever has taken it and then got no reply does not ask again, as the supplier may
 * have sent it. Throws a SupplierError when it was certainly not sent and should be tried later.
 */
export function deliverMessage(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  sms: SmsPort,
  { message_id }: { message_id: number },
): Promise<void> {
  return deliverAtOnce(ctx, sms, [message_id])
}

/** Does the same with several at once, as many as the supplier should be asked for at a time. */
export async function deliverAtOnce(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  sms: SmsPort,
  ids: readonly number[],
): Promise<void> {
  const { orm } = ctx.db
  const claimed = await claimMessages(orm, ids)
  const mine = new Set(claimed.map(({ id }) => id))
  await settleAbandoned(
    orm,
    ids.filter((id) => !mine.has(id)),
  )
  const failures: unknown[] = []
  const taken: { id: number; supplier_note: string }[] = []
  const deliver = async (message: ClaimedMessage) => {
    const supplier_note = await handOver(ctx, sms, message)
    if (supplier_note !== undefined) taken.push({ id: message.id, supplier_note })
  }
  await Promise.all(claimed.map((one) => deliver(one).catch((error: unknown) => failures.push(error))))
  await settleAccepted(orm, taken)
  if (failures.length > 0) throw failures[0]
}

/** Returns the supplier's name for a message; undefined: it was not taken, which is recorded. */
async function handOver(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  sms: SmsPort,
  message: ClaimedMessage,
): Promise<string | undefined> {
  const message_id = message.id
  const send = senderOf(ctx, sms, message_id, message)
  if (!send) {
    await settleMessage(ctx.db.orm, message_id, { state: 'void' })
    return undefined
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.log.warn({ err: error, message_id }, 'A text message was not sent')
    await settleFailure(ctx, message_id, message, error)
    return undefined
  }
}

/** Hands a message to the supplier. Undefined: the code in it is no longer valid, or what it is about has begun. */
function senderOf(
  { config }: Pick<Context, 'config'>,
  sms: SmsPort,
  id: number,
  message: ClaimedMessage,
): (() => Promise<string>) | undefined {
  const to = { handset: openHandset(config, 'sms_message', message), requestId: String(id) }
  const { what, begins_ms } = message
  if (message.scene === 'remind' || message.scene === 'cancel') {
    if (what === null) return undefined
    const told = { ...to, what, when: dayAndClock(begins_ms) }
    return () => (message.scene === 'cancel' ? sms.sendCancellation(told) : sms.sendReminder(told))
  }
  if (!isOfCode(message)) return () => sms.sendDownload(to)
  const { scene, nonce, key_id } = message
  const key = config.tokenKeys.find((one) => one.id === key_id)
  if (!key || nonce === null) return undefined
  return () => sms.sendCode({ ...to, code: computeCode(key, scene, nonce), minutes: EXPIRE_S / 60 })
}

/** `12月5日 14:00`, which stays true however late the message arrives. */
function dayAndClock(ms: string | null): string {
  const moment = new Date(Number(ms))
  return `${chinaMonthDay(moment)} ${chinaClock(moment)}`
}

async function settleFailure(
  { db }: Pick<Context, 'db'>,
  id: number,
  message: ClaimedMessage,
  error: SupplierError,
): Promise<void> {
  const supplier_note = error.message
  if (error.failure === 'no_answer') return settleMessage(db.orm, id, { state: 'unknown', supplier_note })
  if (error.failure === 'refused') return settleMessage(db.orm, id, { state: 'refused', supplier_note })
  if (message.attempts >= ATTEMPTS) {
    return db.orm.transaction(async (tx) => {
      await settleMessage(tx, id, { state: 'given_up', supplier_note })
      if (isOfCode(message)) await giveBack(tx, message)
    })
  }
  await settleMessage(db.orm, id, { state: 'queued', supplier_note })
  throw error
}
