import { randomBytes } from 'node:crypto'
import {
  errors,
  isHandset,
  type OperationInput,
  type OperationResponse,
  type operations,
  SMS_RESEND_SECONDS,
  type SmsScene,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { redactText } from '../../http/redact'
import type { Outside } from '../../integrations'
import { networkOf } from '../../limits/network-of'
import { sealHandset } from '../../pii/sealed-handset'
import { redeemTicket } from '../captcha'
import { takeFromHour, takeFromPhone } from './budget-store'
import { replaceCode } from './code-store'
import { countDemand, levelNeeded } from './demand'
import { judgeDemand } from './demand-rule'
import { insertMessage, isSupplierAway } from './message-store'
import { raiseAlarms } from './raise-alarms'
import { EXPIRE_S } from './scenes'

type Send = typeof operations.advertSmsSend
/** How hard it was, and whether it could know for which phone. */
interface PassedCaptcha {
  level: number
  isToldPhone: boolean
}

type SendContext = Pick<Context, 'config' | 'db' | 'jobs' | 'log'>

const AWAY = { ...errors.operationFailed, msg: '短信服务暂时不可用，请稍后再试' }

/**
 * Enqueues a code to be sent to a phone; its previous one for the same scene is void. The captcha's ticket is used up
 * even when a limit then refuses. Everything that counts is in the database, so limits hold for all processes together.
 */
export async function sendCode(
  ctx: SendContext,
  outside: Pick<Outside, 'captcha' | 'sms'>,
  input: OperationInput<Send>,
  ip: string,
): Promise<OperationResponse<Send>> {
  const handset = input.handset.trim()
  if (!isHandset(handset)) throw new AppError(errors.invalidNameOrPhone)
  if (!outside.sms.isSet || (await isSupplierAway(ctx.db.orm))) throw new AppError(AWAY)
  const { ticket, randstr, type: scene = 'lead' } = input
  // Only our own captcha is told the phone, and can be harder for it.
  const isToldPhone = outside.captcha.challenge !== undefined
  const source = { ip, handset: isToldPhone ? handset : undefined }
  const needed = await levelNeeded(ctx.db.orm, ctx.config.smsPerHour, source)
  const { level } = await redeemTicket(ctx, outside, { ticket, randstr, scene, ip, level: needed })
  const captcha = { level, isToldPhone }
  await ctx.db.orm.transaction((tx) => leaveMessage(ctx, tx, { ...input, handset, scene, ip, captcha }))
  await raiseAlarms(ctx)
  return { resend_seconds: SMS_RESEND_SECONDS, expire_seconds: EXPIRE_S }
}

async function leaveMessage(
  ctx: SendContext,
  tx: Transaction,
  {
    handset,
    scene,
    ip,
    captcha,
    ...input
  }: OperationInput<Send> & { scene: SmsScene; ip: string; captcha: PassedCaptcha },
): Promise<void> {
  const sealed = sealHandset(ctx.config, 'sms_message', handset)
  const { handset_hash } = sealed
  const taken = await takeFromPhone(tx, handset_hash)
  if (taken !== 'taken')
    throw new AppError(taken === 'day_over' ? errors.smsDailyLimit : errors.smsTooFrequent)
  const message_id = await insertMessage(tx, {
    ...sealed,
    scene,
    platform_name: redactText(input.platform_name ?? ''),
    operation_name: redactText(input.operation_name ?? ''),
  })
  const nonce = randomBytes(16).toString('base64url')
  const key_id = ctx.config.tokenKeys[0].id
  await replaceCode(tx, { handset_hash, scene, message_id, nonce, key_id, network: networkOf(ip) })
  await ctx.jobs.enqueue(tx, 'send-sms', { message_id })
  // Last, as everybody contends for these rows.
  await takeBudgets(ctx, tx, { handset, ip, captcha })
}

/** Counts against what is not this phone's alone. A refusal here leaves no trace, not even the message. */
async function takeBudgets(
  ctx: SendContext,
  tx: Transaction,
  { handset, ip, captcha }: { handset: string; ip: string; captcha: PassedCaptcha },
): Promise<void> {
  const { smsPerHour } = ctx.config
  const sentThisHour = await takeFromHour(tx, smsPerHour)
  if (sentThisHour === undefined) throw new AppError(errors.smsTooFrequent)
  const demand = await countDemand(tx, { ip, handset, sentThisHour })
  if (judgeDemand(smsPerHour, demand).isOver) throw new AppError(errors.smsTooFrequent)
  const needed = judgeDemand(smsPerHour, captcha.isToldPhone ? demand : { ...demand, ofPrefix: 0 })
  if (captcha.level < needed.level) throw new AppError(errors.captchaFailed)
}
