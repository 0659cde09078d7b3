import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { checkCode, takeCode } from '../sms'

/** What proves that a phone is in somebody's hand. */
interface PhoneProof {
  handset: string
  /** From the text message. */
  code: string
  /** Of who says it. */
  ip: string
}

/** Uses up a code in the transaction of what it was said for. False: it was used before. */
export type UseCode = (tx: Transaction) => Promise<boolean>

/**
 * Compares a code with the one that was sent to the phone, which counts as a try, and answers what uses it up. Throws
 * `smsCodeWrong`, `smsCodeExpired` or `tooManyRequests`.
 */
export type VerifyCode = (ctx: Pick<Context, 'config' | 'db' | 'log'>, proof: PhoneProof) => Promise<UseCode>

/** By text message. */
export const verifySmsCode: VerifyCode = async (ctx, proof) => {
  const checked = await checkCode(ctx, { ...proof, scene: 'enrol', orUsed: true })
  return (tx) => takeCode(tx, checked)
}
