import {
  CALLBACK_PREFIX,
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import { maskHandsets } from '@yingzao/contract/studio'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { redactText } from '../../http/redact'
import { limitCalls } from '../../limits/limit-calls'
import { originOf } from '../../origin/origin'
import { hashHandsetTail, sealHandset } from '../../pii/sealed-handset'
import { recordConversion } from '../conversions'
import { policyVersion } from '../pages'
import { type CheckedCode, checkCode, leaveDownload, takeCode } from '../sms'
import { checkEntry } from './check-entry'
import { downloadAddress } from './download-address'
import {
  findLeadOfCode,
  insertCallback,
  insertOrFindLead,
  insertTouch,
  noteDownload,
  type StoredLead,
} from './lead-store'
import { type LeadForms, type LeadPromise, promiseOf } from './promise-of'
import { recordAgreed } from './record-agreed'

type GiftActivity = typeof operations.giftActivity
type Input = OperationInput<GiftActivity>
type LeadContext = Pick<Context, 'config' | 'company' | 'db' | 'jobs' | 'log'> & {
  forms: LeadForms
}
type Request = Pick<FastifyRequest, 'ip' | 'headers'>

/** What proves that a lead may be stored, besides what was sent. */
interface Proved {
  nick_name: string
  handset: string
  /** Which text of the policy was agreed to; undefined: none was. */
  agreedVersion: string | undefined
  checked: CheckedCode
  /** What the form says will follow. */
  promised: LeadPromise
  uid: number | undefined
  request: Request
}

const CODE_MISSING = { ...errors.smsCodeWrong, msg: '请输入验证码' }

/** Generous, as a whole town may share the address of a carrier: wrong codes have limits of their own. */
const LIMIT = { name: 'lead', perMinute: 300 }

/**
 * Somebody is waiting with a code in hand: a database that takes longer is as good as unreachable, and they are told
 * so.
 */
export const PATIENCE_MS = 1_800

/**
 * Stores a lead once per version and phone; a later one gets the first one and keeps its own source as a touch.
 * Repeating a code repeats the answer, as the first may have been lost. Once the lead is stored, so are the consent and
 * what its form promises: the task to call, and the job that sends the download.
 */
export async function submitLead(
  ctx: LeadContext,
  input: Input,
  uid: number | undefined,
  request: Request,
): Promise<OperationResponse<GiftActivity>> {
  const { nick_name, handset } = checkEntry(input)
  const code = input.code.trim()
  if (code === '') throw new AppError(CODE_MISSING)
  await limitCalls(ctx.db, LIMIT, request.ip)
  const checked = await checkCode(ctx, { handset, scene: 'lead', code, ip: request.ip, orUsed: true })
  const isAgreed = input.consent === 1 || (input.agreed ?? []).length > 0
  const agreedVersion = isAgreed ? (input.consent_version ?? (await policyVersion(ctx))) : undefined
  const promised = await promiseOf(ctx.forms, input)
  const proved: Proved = {
    // As typed, except for any phone in it: no row holds one unencrypted.
    nick_name: maskHandsets(nick_name),
    handset,
    agreedVersion,
    checked,
    promised,
    uid,
    request,
  }
  const { public_id, is_new } = await ctx.db.orm.transaction((tx) => storeOnce(ctx, tx, input, proved))
  return {
    lead_id: public_id,
    is_new,
    download_url: downloadAddress(ctx.config.hostSettings, request.headers['user-agent']),
    service_phone: ctx.company.known().site.phone,
    callback_prefix: CALLBACK_PREFIX,
  }
}

async function storeOnce(
  ctx: LeadContext,
  tx: Transaction,
  input: Input,
  proved: Proved,
): Promise<Pick<StoredLead, 'public_id' | 'is_new'>> {
  const sms_message_id = proved.checked.message_id
  if (await takeCode(tx, proved.checked)) return store(ctx, tx, input, proved)
  // It may have been taken by this very call, whose answer never arrived.
  const earlier = await findLeadOfCode(tx, { sms_message_id, version_id: input.version_id })
  if (!earlier) throw new AppError(errors.smsCodeExpired)
  return earlier
}

async function store(
  ctx: LeadContext,
  tx: Transaction,
  input: Input,
  { nick_name, handset, agreedVersion, checked, promised, uid, request }: Proved,
): Promise<StoredLead> {
  const sealed = sealHandset(ctx.config, 'lead', handset)
  const source = {
    cps_id: redactText(input.cps_id ?? ''),
    page_code: redactText(input.page_code ?? ''),
    upload_id: redactText(input.upload_id ?? ''),
  }
  if (agreedVersion !== undefined) {
    const { handset_hash } = sealed
    await recordAgreed(tx, input, { version: agreedVersion, uid, handset_hash, request })
  }
  const stored = await insertOrFindLead(tx, {
    ...sealed,
    ...source,
    handset_tail_hash: hashHandsetTail(ctx.config, handset),
    version_id: input.version_id,
    nick_name,
    uid,
    consent: agreedVersion === undefined ? 'not_recorded' : 'recorded',
  })
  const { lead_id, is_new: is_first } = stored
  await insertTouch(tx, { ...source, lead_id, is_first, nick_name, sms_message_id: checked.message_id })
  const { page_code, block_id } = input
  const subject = String(checked.message_id)
  await recordConversion(tx, originOf(request), { kind: 'lead', subject, is_first, uid, page_code, block_id })
  if (promised.callback) await insertCallback(tx, lead_id)
  if (promised.download && stored.download_message_id === null) {
    await noteDownload(tx, lead_id, await leaveDownload(ctx, tx, handset))
  }
  return stored
}
