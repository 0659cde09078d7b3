import { createHash } from 'node:crypto'
import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type CaptchaAttempt, type Outside, SupplierError } from '../../integrations'
import { insertTicket, settleTicket } from './captcha-store'

const AWAY = { ...errors.operationFailed, msg: '验证服务暂时不可用，请稍后再试' }

/**
 * Uses up the ticket of a captcha, and answers how hard it was. Throws `captchaFailed` for one that is not good, or not
 * good any more, and `operationFailed` while nobody can tell: without a proof that it was passed, a captcha counts as
 * not passed.
 */
export async function redeemTicket(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { captcha }: Pick<Outside, 'captcha'>,
  attempt: CaptchaAttempt,
): Promise<{ level: number }> {
  const found = captcha.inspect(attempt)
  if (!found) throw new AppError(errors.captchaFailed)
  const { ticket, randstr, ip, scene } = attempt
  const ticket_hash = createHash('sha256').update(ticket).digest('base64url')
  // Before anybody is asked: of many who bring the same ticket, one gets any further.
  const isFirst = await insertTicket(db.orm, { ticket_hash, randstr, ip, scene }, found.expireAt)
  if (!isFirst) throw new AppError(errors.captchaFailed)
  try {
    const { isPassed, level, code } = await captcha.verify(attempt)
    await settleTicket(db.orm, ticket_hash, {
      result: isPassed ? 'passed' : 'failed',
      captcha_code: code ?? null,
    })
    if (!isPassed) throw new AppError(errors.captchaFailed)
    return { level }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    log.warn({ err: error }, 'A captcha could not be checked, so no code was sent')
    await settleTicket(db.orm, ticket_hash, { result: 'unavailable' })
    throw new AppError(AWAY)
  }
}
