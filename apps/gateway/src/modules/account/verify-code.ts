import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { checkCode, takeCode } from '../sms'

/** Proves that somebody has a phone in their hand. */
interface PhoneProof {
  handset: string
  /** From the text message. */
  code: string
  /** The caller's address. */
  ip: string
}

/** Uses up a code, in the transaction of what it was given for. False: it was used before. */
export type UseCode = (tx: Transaction) => Promise<boolean>

/**
 * Compares a code with the one that was sent to the phone, which counts as a try, and returns a function that uses it
 * up. Throws `smsCodeWrong`, `smsCodeExpired` or `tooManyRequests`.
 */
export type VerifyCode = (ctx: Pick<Context, 'config' | 'db' | 'log'>, proof: PhoneProof) => Promise<UseCode>

/** By text message. */
export const verifySmsCode: VerifyCode = async (ctx, proof) => {
  const checked = await checkCode(ctx, { ...proof, scene: 'enrol', orUsed: true })
  return (tx) => takeCode(tx, checked)
}
