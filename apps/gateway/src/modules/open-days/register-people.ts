import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { maskHandsets } from '@yingzao/contract/studio'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { drawSpokenNumber } from '../../db/spoken-number'
import { AppError } from '../../http/app-error'
import { orRefuse } from '../../http/or-refuse'
import { sealHandset } from '../../pii/sealed-handset'
import { checkPlaceTaker, identifyApplicant, type VerifyCode } from '../account'
import { policyVersion } from '../pages'
import { lockPerson, recordConsent } from '../passport'
import { planReminder } from '../reminders'
import { issueTicket } from '../tickets'
import { findRegistration, findSession, storeRegistration, takePlaces } from './open-day-store'
import { passOf } from './pass-of'

type Register = Operations['openDayRegister']
type Request = Pick<FastifyRequest, 'ip' | 'headers'>

export interface RegisterTools {
  ctx: Pick<Context, 'config' | 'db' | 'log'>
  verifyCode: VerifyCode
}

const CANCELLED = { ...errors.activityEnded, msg: '这一场已经取消，请选择其他场次' }
const BEGUN = { ...errors.activityEnded, msg: '这一场已经开始，请选择其他场次' }
const FULL = { ...errors.quotaFull, msg: '这一场名额已满，请选择其他场次' }
const PHONE_USED = { ...errors.alreadyParticipated, msg: '这个手机号已经登记过，一个手机号只能登记一次' }

/**
 * Registers a visitor and those who come with them for a session, once per open day: whoever is registered gets that
 * pass again, whatever else they ask for. Throws `activityNotFound`, `consentRequired`, `invalidNameOrPhone`, what a
 * code for somebody else's phone may be refused with, `alreadyParticipated`, `activityEnded` or `quotaFull`.
 */
export async function registerPeople(
  { ctx, verifyCode }: RegisterTools,
  input: OperationInput<Register>,
  uid: number,
  request: Request,
): Promise<OperationResponse<Register>> {
  const session = await findSession(ctx.db.orm, input.session_id)
  if (!session) throw new AppError(errors.activityNotFound)
  const { event_id } = session
  const earlier = await findRegistration(ctx.db.orm, { event_id, uid })
  if (earlier?.status === 1) return passOf(ctx, earlier)
  if (input.consent === 0) throw new AppError(errors.consentRequired)
  checkPlaceTaker(input)
  const { name, handset, useCode } = await identifyApplicant(ctx, verifyCode, input, { uid, ip: request.ip })
  const sealed = sealHandset(ctx.config, 'openday_register', handset)
  const version = input.consent_version ?? (await policyVersion(ctx))
  const { session_id, people_num, page_code } = input
  const [isAgreed, by_sms] = [input.consent === 1, input.remind === 1]
  const stored = await ctx.db.orm.transaction(async (tx) => {
    const isProven = useCode === undefined || (await useCode(tx))
    // The code before the person, the order in which a login locks them, and the person before the places, as in an
    // erasure.
    if (!(await lockPerson(tx, uid))) throw new AppError(errors.loginExpired)
    const known = await findRegistration(tx, { event_id, uid })
    if (known?.status === 1) return known
    if (!isProven) throw new AppError(errors.smsCodeExpired)
    const ticket_no = await issueTicket(tx, { kind: 'openday', occasion_id: session_id, uid, people_num })
    const row = await orRefuse(
      storeRegistration(tx, {
        ...sealed,
        register_no: drawSpokenNumber(),
        event_id,
        uid,
        session_id,
        name: name ?? '',
        people_num,
        ticket_no,
        by_sms,
        consent: isAgreed ? 'recorded' : 'not_recorded',
        page_code: page_code === undefined ? null : maskHandsets(page_code),
      }),
      ['openday_register_phone_once'],
      PHONE_USED,
    )
    if (!(await takePlaces(tx, session_id, people_num))) throw await refusalOf(tx, session_id)
    const agreed = { uid, handset_hash: sealed.handset_hash, purpose: 'service' as const }
    if (isAgreed) await recordConsent(tx, request, { ...agreed, doc: 'privacy', version })
    if (by_sms) await recordConsent(tx, request, { ...agreed, doc: 'reminder', version })
    await planReminder(tx, { uid, kind: 'openday', occasion_id: session_id, by_sms })
    return row
  })
  return passOf(ctx, stored)
}

/** Why no places could be taken. */
async function refusalOf(tx: Transaction, session_id: string): Promise<AppError> {
  const session = await findSession(tx, session_id)
  if (!session) return new AppError(errors.activityNotFound)
  if (session.is_cancelled) return new AppError(CANCELLED)
  if (session.has_begun) return new AppError(BEGUN)
  if (session.left === 0) return new AppError(FULL)
  const msg = `这一场只剩 ${session.left} 个名额，请减少人数，或者选择其他场次`
  return new AppError({ ...errors.quotaFull, msg })
}
