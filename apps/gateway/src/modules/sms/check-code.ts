import { timingSafeEqual } from 'node:crypto'
import { errors, type SmsScene } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { countCall, forgetCalls } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { hashHandset } from '../../pii/sealed-handset'
import { takeTry, useUp } from './code-store'
import { computeCode } from './compute-code'

/** Wrong codes in a row, without any right one between them, after which no more are compared. */
const STRANGERS_IN_A_ROW = 5
const ALL_IN_A_ROW = 100
/** How long such a row is remembered, in seconds. */
const ROW_S = 600

const ALL = 'sms wrong'

export interface CodeToCheck {
  handset: string
  scene: SmsScene
  code: string
  /** Of who says it. */
  ip: string
  /** One that was used is right too: for who can find what it was used for, and then answers no more than that. */
  orUsed?: boolean
}

/** A code that was right, for `useCode`. */
export interface CheckedCode {
  message_id: number
}

/**
 * Compares a code with the one that was sent. Not in the transaction of what it is for: a try counts although that
 * then fails. The code stays good until `useCode`. Throws `smsCodeWrong`; `smsCodeExpired` when there is none to
 * compare with, also after five tries; `tooManyRequests` when too many wrong ones came in a row.
 */
export async function checkCode(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { handset, scene, code, ip, orUsed = false }: CodeToCheck,
): Promise<CheckedCode> {
  const network = networkOf(ip)
  const strangers = `sms wrong ${network}`
  const sent = await db.orm.transaction(async (tx) => {
    const found = await takeTry(tx, { handset_hash: hashHandset(config, handset), scene, orUsed })
    if (!found) return undefined
    // Counted as wrong until it proves right, so that of many at once none is compared too much. What is refused here
    // is rolled back, the try among it.
    const isStranger = found.network !== network
    if (isStranger && (await countCall(tx, strangers, ROW_S)) > STRANGERS_IN_A_ROW) throw tooMany()
    if ((await countCall(tx, ALL, ROW_S)) > ALL_IN_A_ROW) throw tooMany()
    return found
  })
  const key = config.tokenKeys.find(({ id }) => id === sent?.key_id)
  if (!sent || !key) throw new AppError(errors.smsCodeExpired)
  if (!isSame(computeCode(key, scene, sent.nonce), code)) throw new AppError(errors.smsCodeWrong)
  await forgetCalls(db.orm, [ALL, strangers])
  return { message_id: sent.message_id }
}

/**
 * Uses up a code in the transaction of what it is for: if that fails, it can be said again. Throws `smsCodeExpired`
 * when somebody else has used it meanwhile.
 */
export async function useCode(tx: Transaction, checked: CheckedCode): Promise<void> {
  if (!(await takeCode(tx, checked))) throw new AppError(errors.smsCodeExpired)
}

/** What `useCode` does, with an answer instead of an error: false when it was used before, or is over. */
export function takeCode(tx: Transaction, { message_id }: CheckedCode): Promise<boolean> {
  return useUp(tx, message_id)
}

function tooMany(): AppError {
  return new AppError(errors.tooManyRequests)
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
