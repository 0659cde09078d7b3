import type { SmsScene } from '@yingzao/contract/server'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { SCENES, smsMessage } from './sms-tables'

type Queries = Orm | Transaction
type MessageRow = typeof smsMessage.$inferSelect

/** A message before anybody has been asked to send it. */
export type NewMessage = Pick<
  MessageRow,
  'handset_enc' | 'handset_hash' | 'scene' | 'platform_name' | 'operation_name'
>

/** A text message about something that is, or was, to begin. */
export type NewReminder = Pick<MessageRow, 'handset_enc' | 'handset_hash'> & {
  scene: 'remind' | 'cancel'
  about: string
  what: string
  begins_at: Date
}

/**
 * How many messages in a row without any reply mean that the supplier is unreachable, and for how long that is assumed.
 */
const SILENT = 5
const BELIEVED = sql`interval '30 seconds'`

/** Stores a message to be sent. Returns its ID. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(smsMessage).values(message).returning({ id: smsMessage.id })
  if (!row) throw new Error('The insert of a message has given no row back.')
  return row.id
}

/** Stores text messages about what is, or was, to begin. Returns the IDs of those about which there was none yet. */
export async function insertReminders(tx: Transaction, messages: readonly NewReminder[]): Promise<number[]> {
  if (messages.length === 0) return []
  const rows = await tx
    .insert(smsMessage)
    .values([...messages])
    .onConflictDoNothing()
    .returning({ id: smsMessage.id })
  return rows.map(({ id }) => id)
}

/**
 * A message that only the caller may now send, and what its code is made from. Null: that code is no longer valid.
 * `what` is null for anything but a reminder, and for a reminder of something that has begun.
 */
export interface ClaimedMessage
  extends Pick<MessageRow, 'id' | 'handset_enc' | 'handset_hash' | 'scene' | 'attempts'> {
  created_at: string
  nonce: string | null
  key_id: string | null
  what: string | null
  /** Milliseconds since 1970, as text. */
  begins_ms: string | null
}

/** A message with a code in it, which was counted against the budgets of codes. */
export function isOfCode(message: ClaimedMessage): message is ClaimedMessage & { scene: SmsScene } {
  return SCENES.some((scene) => scene === message.scene)
}

/**
 * Takes those of some messages that are waiting. Any that is not returned is not waiting, so somebody has already taken
 * it.
 */
export async function claimMessages(orm: Orm, ids: readonly number[]): Promise<ClaimedMessage[]> {
  const { rows } = await orm.execute<ClaimedMessage & { id: string } & Record<string, unknown>>(sql`
    WITH claimed AS (
      UPDATE sms_message SET state = 'sending', attempts = attempts + 1, updated_at = now()
      WHERE id = ANY(${idArray(ids)}) AND state = 'queued' RETURNING *)
    SELECT claimed.id::text, claimed.handset_enc, claimed.handset_hash, claimed.scene, claimed.attempts, claimed.created_at,
      sms_code.nonce, sms_code.key_id, CASE WHEN claimed.begins_at > now() THEN claimed.what END AS what,
      floor(extract(epoch FROM claimed.begins_at) * 1000)::text AS begins_ms
    FROM claimed LEFT JOIN sms_code
      ON sms_code.message_id = claimed.id AND sms_code.used_at IS NULL AND sms_code.expire_at > now()`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** What was sent, among the messages with these numbers, newest first; old ones have been deleted. */
export async function findMessages(
  db: Queries,
  ids: readonly number[],
): Promise<(Pick<MessageRow, 'scene' | 'state'> & { at: Date })[]> {
  return db
    .select({ scene: smsMessage.scene, state: smsMessage.state, at: smsMessage.created_at })
    .from(smsMessage)
    .where(inArray(smsMessage.id, [...ids]))
    .orderBy(desc(smsMessage.id))
}

/** Records what came of a message. */
export async function settleMessage(
  db: Queries,
  id: number,
  { state, supplier_note = '' }: { state: MessageRow['state']; supplier_note?: string },
): Promise<void> {
  await db
    .update(smsMessage)
    .set({ state, supplier_note, updated_at: sql`now()` })
    .where(eq(smsMessage.id, id))
}

/** Records that the supplier took many messages, with its names for them. */
export async function settleAccepted(
  orm: Orm,
  taken: readonly { id: number; supplier_note: string }[],
): Promise<void> {
  if (taken.length === 0) return
  await orm.execute(sql`
    UPDATE sms_message AS m SET state = 'accepted', supplier_note = s.supplier_note, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) AS s (id bigint, supplier_note text) WHERE m.id = s.id`)
}

/** Records that nobody knows what came of messages that somebody took and never reported on. */
export async function settleAbandoned(orm: Orm, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await orm.execute(sql`
    UPDATE sms_message SET state = 'unknown', supplier_note = 'its process ended', updated_at = now()
    WHERE id = ANY(${idArray(ids)}) AND state = 'sending'`)
}

const idArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

/** Whether the last messages all met with silence. This ends by itself soon after the last of them. */
export async function isSupplierAway(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ away: boolean }>(sql`
    SELECT count(*) = ${SILENT} AND bool_and(state IN ('queued', 'unknown', 'given_up')) AS away
    FROM (
      SELECT state FROM sms_message
      WHERE attempts > 0 AND state NOT IN ('sending', 'void') AND updated_at > now() - ${BELIEVED}
      ORDER BY updated_at DESC LIMIT ${SILENT}) AS latest`)
  return rows[0]?.away ?? false
}
