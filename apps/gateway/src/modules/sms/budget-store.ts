import { SMS_RESEND_SECONDS } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import { dayInChina, todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { PER_DAY } from './scenes'

type Queries = Orm | Transaction

const THIS_HOUR = sql`date_trunc('hour', now())`

/** How long hours are kept, for inspection. */
const KEPT = sql`interval '7 days'`

/** Counts a message to a phone, in one statement, so that of two at once one waits and then sees the other. */
export async function takeFromPhone(
  tx: Transaction,
  handsetHash: string,
): Promise<'taken' | 'too_soon' | 'day_over'> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO sms_phone AS phone (handset_hash, day, sent) VALUES (${handsetHash}, ${todayInChina}, 1)
    ON CONFLICT (handset_hash) DO UPDATE SET
      sent = CASE WHEN phone.day = ${todayInChina} THEN phone.sent + 1 ELSE 1 END, day = ${todayInChina}, sent_at = now()
    WHERE phone.sent_at <= now() - make_interval(secs => ${SMS_RESEND_SECONDS})
      AND (phone.day <> ${todayInChina} OR phone.sent < ${PER_DAY})`)
  if (rowCount === 1) return 'taken'
  const { rows } = await tx.execute<{ over: boolean }>(sql`
    SELECT day = ${todayInChina} AND sent >= ${PER_DAY} AS over FROM sms_phone WHERE handset_hash = ${handsetHash}`)
  return rows[0]?.over ? 'day_over' : 'too_soon'
}

/** Counts a message to anybody. Returns how many there have been in this hour; undefined: no more are allowed. */
export async function takeFromHour(tx: Transaction, most: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ sent: number }>(sql`
    INSERT INTO sms_hour AS stored (hour, sent) VALUES (${THIS_HOUR}, 1)
    ON CONFLICT (hour) DO UPDATE SET sent = stored.sent + 1 WHERE stored.sent < ${most}
    RETURNING sent`)
  const sent = rows[0]?.sent
  if (sent === 1) await tx.execute(sql`DELETE FROM sms_hour WHERE hour < now() - ${KEPT}`)
  return sent
}

/** Takes back the counts of a message that was certainly never sent. */
export async function giveBack(
  tx: Transaction,
  { handset_hash, created_at }: { handset_hash: string; created_at: string },
): Promise<void> {
  await tx.execute(sql`
    UPDATE sms_phone SET sent = sent - 1, sent_at = sent_at - make_interval(secs => ${SMS_RESEND_SECONDS})
    WHERE handset_hash = ${handset_hash} AND sent > 0
      AND day = ${dayInChina(sql`${created_at}::timestamptz`)}`)
  await tx.execute(sql`
    UPDATE sms_hour SET sent = sent - 1 WHERE hour = date_trunc('hour', ${created_at}::timestamptz) AND sent > 0`)
}

/** How many messages were sent in this hour, to everybody. */
export async function findSentThisHour(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ sent: number }>(
    sql`SELECT sent FROM sms_hour WHERE hour = ${THIS_HOUR}`,
  )
  return rows[0]?.sent ?? 0
}
