import type { SmsScene } from '@yingzao/contract/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { EXPIRE_S, TRIES } from './scenes'
import { smsCode, smsMessage } from './sms-tables'

type CodeRow = typeof smsCode.$inferSelect

const isTimely = sql`${smsCode.expire_at} > now()`
const isLive = sql`${smsCode.used_at} IS NULL AND ${isTimely}`

/** Gives a phone its code for a scene. The previous one is void from then on. */
export async function replaceCode(
  tx: Transaction,
  code: Pick<CodeRow, 'handset_hash' | 'scene' | 'message_id' | 'nonce' | 'key_id' | 'network'>,
): Promise<void> {
  const fresh = {
    ...code,
    expire_at: sql`now() + make_interval(secs => ${EXPIRE_S})`,
    tries: 0,
    used_at: null,
    created_at: sql`now()`,
  }
  await tx
    .insert(smsCode)
    .values(fresh)
    .onConflictDoUpdate({ target: [smsCode.handset_hash, smsCode.scene], set: fresh })
}

/**
 * The code of a phone that may still be entered, locked until the transaction ends: of many who enter one at once, each
 * is compared after the previous one was counted. With `orUsed` also one that was used.
 */
export async function lockCode(
  tx: Transaction,
  { handset_hash, scene, orUsed = false }: { handset_hash: string; scene: SmsScene; orUsed?: boolean },
): Promise<Pick<CodeRow, 'message_id' | 'nonce' | 'key_id' | 'network'> | undefined> {
  const [row] = await tx
    .select({
      message_id: smsCode.message_id,
      nonce: smsCode.nonce,
      key_id: smsCode.key_id,
      network: smsCode.network,
    })
    .from(smsCode)
    .where(
      and(
        eq(smsCode.handset_hash, handset_hash),
        eq(smsCode.scene, scene),
        orUsed ? isTimely : isLive,
        sql`${smsCode.tries} < ${TRIES}`,
      ),
    )
    .for('update')
  return row
}

/** Counts that a wrong code was entered. The code must be locked. */
export async function countTry(tx: Transaction, messageId: number): Promise<void> {
  await tx
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(eq(smsCode.message_id, messageId))
}

/** Uses up the code of a message. False: it was used, was replaced, or has expired. */
export async function useUp(tx: Transaction, messageId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(smsCode)
    .set({ used_at: sql`now()` })
    .where(and(eq(smsCode.message_id, messageId), isNull(smsCode.used_at), isLive))
  if (rowCount !== 1) return false
  // The phone's next code takes over the row; that this one was used is recorded on its message.
  await tx.update(smsMessage).set({ used_at: sql`now()` }).where(eq(smsMessage.id, messageId))
  return true
}

/** The newest code of a phone, whatever it is for, while it is valid. */
export async function findNewestCode(
  orm: Orm,
  handsetHash: string,
): Promise<Pick<CodeRow, 'scene' | 'nonce' | 'key_id'> | undefined> {
  const [row] = await orm
    .select({ scene: smsCode.scene, nonce: smsCode.nonce, key_id: smsCode.key_id })
    .from(smsCode)
    .where(and(eq(smsCode.handset_hash, handsetHash), isLive, sql`${smsCode.tries} < ${TRIES}`))
    .orderBy(sql`${smsCode.created_at} DESC`)
    .limit(1)
  return row
}
