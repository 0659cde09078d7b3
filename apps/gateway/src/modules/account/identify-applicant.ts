import { errors } from '@yingzao/contract/server'
import { maskHandsets } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { visitorPhone } from '../passport'
import { checkApplicant } from './check-applicant'
import type { UseCode, VerifyCode } from './verify-code'

export interface Applicant {
  /** As typed, except for a phone in it: those are stored encrypted or not at all. */
  name: string | null
  handset: string
  /** Present: a code proved it, which must be used up. */
  useCode?: UseCode
}

/**
 * Who wants the account: whoever holds the phone that is given, as its code proves; else, or when it is their own,
 * whoever is logged in. Throws `loginExpired` when it is neither.
 */
export async function identifyApplicant(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  verifyCode: VerifyCode,
  {
    name,
    handset,
    code,
  }: { name?: string | undefined; handset?: string | undefined; code?: string | undefined },
  { uid, ip }: { uid: number | undefined; ip: string },
): Promise<Applicant> {
  const given = {
    name: name === undefined ? null : maskHandsets(name.trim()) || null,
    handset: handset?.trim() || undefined,
    code: code?.trim() || undefined,
  }
  const own = uid === undefined ? undefined : await visitorPhone(ctx, uid)
  if (given.handset === undefined) {
    if (own === undefined) throw new AppError(errors.loginExpired)
    return { name: given.name, handset: own }
  }
  if (given.handset === own) return { name: given.name, handset: own }
  checkApplicant({ name: given.name ?? '', handset: given.handset })
  if (given.code === undefined) throw new AppError(errors.smsCodeWrong)
  const useCode = await verifyCode(ctx, { handset: given.handset, code: given.code, ip })
  return { name: given.name, handset: given.handset, useCode }
}
