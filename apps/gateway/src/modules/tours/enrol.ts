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
import { originOf } from '../../origin/origin'
import { type SealedHandset, sealHandset } from '../../pii/sealed-handset'
import { type Applicant, checkPlaceTaker, identifyApplicant, verifySmsCode } from '../account'
import { recordConversion } from '../conversions'
import { policyVersion } from '../pages'
import { recordConsent, visitorPhone } from '../passport'
import { keepReminder, ticketFor } from './move-up'
import { ownEnrolment } from './my-enrolments'
import { findPlaceOfPhone, hasSpeech, keepPlace, lockSpeech, takePlaces } from './place-store'

export type EnrolTools = Pick<Context, 'config' | 'db' | 'log'>

type Input = OperationInput<Operations['tourEnroll']>

interface Enrolling {
  uid: number
  sealed: SealedHandset
  applicant: Applicant
  /** The version of the privacy policy agreed to. Empty: none was. */
  version: string
}

/**
 * Takes places at a talk for whoever holds the phone, or, with `wait`, joins the line when there are too few. If the
 * visitor already has an enrolment with this phone, it is returned as it is, whatever has become of the code, the talk
 * and the quota since. Throws what the contract lists.
 */
export async function enrol(
  ctx: EnrolTools,
  input: Input,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OperationResponse<Operations['tourEnroll']>> {
  if (!(await hasSpeech(ctx.db.orm, input.speech_id))) throw new AppError(errors.activityNotFound)
  checkPlaceTaker(input)
  if (input.consent === 0) throw new AppError(errors.consentRequired)
  const handset = input.handset.trim() || (await visitorPhone(ctx, uid))
  if (handset === undefined) throw new AppError(errors.loginExpired)
  const sealed = sealHandset(ctx.config, 'tour_enroll', handset)
  const before = await findPlaceOfPhone(ctx.db.orm, input.speech_id, sealed.handset_hash)
  if (before?.uid === uid && before.status !== 3) return ownEnrolment(ctx, before.enroll_no, uid)

  const applicant = await identifyApplicant(ctx, verifySmsCode, input, { uid, ip: request.ip })
  const isAgreed = input.consent === 1 || input.remind === 1
  const version = isAgreed ? (input.consent_version ?? (await policyVersion(ctx))) : ''
  const enroll_no = await ctx.db.orm.transaction((tx) =>
    takeOnce(tx, input, { uid, sealed, applicant, version }, request),
  )
  return ownEnrolment(ctx, enroll_no, uid)
}

async function takeOnce(
  tx: Transaction,
  input: Input,
  enrolling: Enrolling,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<string> {
  const { uid, sealed, applicant } = enrolling
  const { speech_id, people_num } = input
  const speech = await lockSpeech(tx, speech_id)
  if (!speech) throw new AppError(errors.activityNotFound)
  const place = await findPlaceOfPhone(tx, speech_id, sealed.handset_hash)
  if (place && place.status !== 3) {
    if (place.uid !== uid) throw new AppError(errors.alreadyParticipated)
    return place.enroll_no
  }
  if (speech.isOver) throw new AppError(errors.activityEnded)
  if (!speech.isOpen) throw new AppError(errors.activityNotStarted)
  if (applicant.useCode && !(await applicant.useCode(tx))) throw new AppError(errors.smsCodeExpired)
  const isTaken = await takePlaces(tx, speech_id, people_num)
  if (!isTaken && input.wait !== 1) throw new AppError(errors.quotaFull)
  const enroll_no = await keepPlace(tx, {
    ...sealed,
    enroll_no: drawSpokenNumber(),
    speech_id,
    uid,
    name: applicant.name ?? '',
    people_num,
    ticket_no: isTaken ? await ticketFor(tx, { speech_id, uid, people_num }) : null,
    by_sms: input.remind === 1,
    consent: input.consent === 1 ? 'recorded' : 'not_recorded',
    page_code: input.page_code === undefined ? null : maskHandsets(input.page_code),
  })
  if (isTaken) await keepReminder(tx, { speech_id, uid })
  const { page_code } = input
  await recordConversion(tx, originOf(request), {
    kind: 'enrol',
    subject: enroll_no,
    is_first: true,
    uid,
    page_code,
  })
  await recordWhatWasAgreed(tx, input, enrolling, request)
  return enroll_no
}

async function recordWhatWasAgreed(
  tx: Transaction,
  { consent, remind }: Input,
  { uid, sealed: { handset_hash }, version }: Enrolling,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  const said = { uid, handset_hash, version, purpose: 'service' } as const
  if (consent === 1) await recordConsent(tx, request, { ...said, doc: 'privacy' })
  if (remind === 1) await recordConsent(tx, request, { ...said, doc: 'reminder' })
}
