import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findLastWords, lockPerson, recordConsent, revokeSessions } from '../passport'

type Withdraw = typeof operations.privacyWithdraw

/**
 * Withdraws a consent from now on; a repeat changes nothing. Without consent to the service nobody stays logged in.
 * Throws `contentNotFound` for something never agreed to.
 */
export async function withdrawConsent(
  { db }: Pick<Context, 'db'>,
  { doc, purpose }: OperationInput<Withdraw>,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OperationResponse<Withdraw>> {
  return db.orm.transaction(async (tx) => {
    const person = await lockPerson(tx, uid)
    if (!person) throw new AppError(errors.loginExpired)
    const words = await findLastWords(tx, uid)
    const word = words.find((one) => one.doc === doc && one.purpose === purpose)
    if (!word) throw new AppError(errors.contentNotFound)
    const { version, is_standing } = word
    if (is_standing) {
      await recordConsent(tx, request, { ...person, doc, purpose, version, isWithdrawn: true })
    }
    // Whoever no longer wants reminders still uses the service.
    const is_logged_out = purpose === 'service' && doc !== 'reminder'
    if (is_logged_out) await revokeSessions(tx, uid)
    return { is_logged_out }
  })
}
