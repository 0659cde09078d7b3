import { timingSafeEqual } from 'node:crypto'
import { errors, type SmsScene } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { countCall, forgetCalls, uncountCall } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { hashHandset } from '../../pii/sealed-handset'
import { countTry, lockCode, useUp } from './code-store'
import { computeCode } from './compute-code'
import { noteWrongCode } from './note-wrong-code'

/**
 * How many wrong codes one network may enter for codes requested elsewhere, without using one of them in between,
 * before no more such codes are compared; and for how long, in seconds.
 */
const STRANGERS_IN_A_ROW = 5
const ROW_S = 600

export interface CodeToCheck {
  handset: string
  scene: SmsScene
  code: string
  /** Of whoever enters it. */
  ip: string
  /** One that was used is right too: for whoever can find what it was used for, and then returns no more than that. */
  orUsed?: boolean
}

/** A correct code, for `useCode`. */
export interface CheckedCode {
  message_id: number
  /**
   * The key under which the wrong codes of its network are counted; using it ends that count. Absent: it was requested
   * from there.
   */
  strangers?: string
}

/**
 * Compares a code with the one that was sent. Not in the transaction of what it is for: a wrong one counts even though
 * that then fails. The code stays valid until `useCode`. Throws `smsCodeWrong`; `smsCodeExpired` when there is none to
 * compare with, also after five wrong ones; `tooManyRequests` when too many wrong ones in a row came from a network
 * that had not requested the code. Where it was requested it is always compared, whatever others do.
 */
export async function checkCode(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  said: CodeToCheck,
): Promise<CheckedCode> {
  const checked = await ctx.db.orm.transaction((tx) => compare(ctx, tx, said))
  if (checked) return checked
  await noteWrongCode(ctx)
  throw new AppError(errors.smsCodeWrong)
}

/** Undefined: it is wrong, and was counted. What is refused here is rolled back and does not count. */
async function compare(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  { handset, scene, code, ip, orUsed = false }: CodeToCheck,
): Promise<CheckedCode | undefined> {
  const network = networkOf(ip)
  const sent = await lockCode(tx, { handset_hash: hashHandset(config, handset), scene, orUsed })
  const key = config.tokenKeys.find(({ id }) => id === sent?.key_id)
  if (!sent || !key) throw new AppError(errors.smsCodeExpired)
  const { message_id, nonce } = sent
  const strangers = sent.network === network ? undefined : `sms wrong ${network}`
  // Before it is compared, so that among many at once for many phones none is compared beyond the limit.
  if (strangers && (await countCall(tx, strangers, ROW_S)) > STRANGERS_IN_A_ROW) {
    throw new AppError(errors.tooManyRequests)
  }
  if (isSame(computeCode(key, scene, nonce), code)) {
    if (!strangers) return { message_id }
    await uncountCall(tx, strangers)
    return { message_id, strangers }
  }
  await countTry(tx, message_id)
  return undefined
}

/**
 * Uses up a code in the transaction of what it is for: if that fails, it can be entered again. Throws `smsCodeExpired`
 * when somebody else has used it meanwhile.
 */
export async function useCode(tx: Transaction, checked: CheckedCode): Promise<void> {
  if (!(await takeCode(tx, checked))) throw new AppError(errors.smsCodeExpired)
}

/** Does what `useCode` does, but returns false instead of throwing when it was used before, or has expired. */
export async function takeCode(tx: Transaction, { message_id, strangers }: CheckedCode): Promise<boolean> {
  if (!(await useUp(tx, message_id))) return false
  // Not when it is compared: the same code, entered again and again, would reset the count any number of times.
  if (strangers) await forgetCalls(tx, strangers)
  return true
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
