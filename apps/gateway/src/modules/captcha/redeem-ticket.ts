import { createHash } from 'node:crypto'
import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type CaptchaAttempt, type Outside, SupplierError } from '../../integrations'
import { countCall } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { deleteTicket, insertTicket, settleTicket } from './captcha-store'

/** Failed tickets of one network for which a row is kept, per hour. */
const UNSOLVED = { perHour: 100, windowS: 3_600 }

const AWAY = { ...errors.operationFailed, msg: '验证服务暂时不可用，请稍后再试' }

/**
 * Uses up a captcha ticket and returns how hard it was. Throws `captchaFailed` for one that is not valid, or no longer
 * valid, and `operationFailed` while it cannot be checked: without proof that it was passed, a captcha counts as not
 * passed.
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
  // Before the supplier is asked: of many requests with the same ticket, only one gets any further.
  const isFirst = await insertTicket(db.orm, { ticket_hash, randstr, ip, scene }, found.expireAt)
  if (!isFirst) throw new AppError(errors.captchaFailed)
  try {
    const { isPassed, level, code } = await captcha.verify(attempt)
    const captcha_code = code ?? null
    if (!isPassed) {
      await settleUnsolved({ result: 'failed', captcha_code })
      throw new AppError(errors.captchaFailed)
    }
    await settleTicket(db.orm, ticket_hash, { result: 'passed', captcha_code })
    return { level }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    log.warn({ err: error }, 'A captcha could not be checked, so no code was sent')
    await settleUnsolved({ result: 'unavailable' })
    throw new AppError(AWAY)
  }

  // Nobody is refused because of others behind their address: what exceeds the limit is forgotten. A ticket that was
  // not passed grants nothing, so it need not be remembered as used.
  async function settleUnsolved(outcome: Parameters<typeof settleTicket>[2]): Promise<void> {
    const count = await countCall(db.orm, `captcha unsolved ${networkOf(ip)}`, UNSOLVED.windowS)
    if (count > UNSOLVED.perHour) await deleteTicket(db.orm, ticket_hash)
    else await settleTicket(db.orm, ticket_hash, outcome)
  }
}
