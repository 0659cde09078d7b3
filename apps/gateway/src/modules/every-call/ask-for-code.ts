import { operations, type SmsScene } from '@yingzao/contract/server'
import { MOST_WORK, makeProof, TICKET_S } from '../../integrations'
import { newestCode } from '../sms'
import type { SampleGateway } from './samples'
import { send } from './send'

/** What a page gets back from a captcha that was passed. */
export function passedCaptcha({ ctx }: Pick<SampleGateway, 'ctx'>): { ticket: string; randstr: string } {
  const expireAt = new Date(Date.now() + TICKET_S * 1000)
  const { ticket, number } = makeProof(ctx.config.tokenKeys, { max: MOST_WORK, expireAt })
  return { ticket, randstr: String(number) }
}

/** Has a code sent to a phone that nobody has used before, and reads it there. */
export async function phoneWithCode(
  gateway: SampleGateway,
  type: SmsScene,
): Promise<{ handset: string; code: string }> {
  const handset = gateway.nextHandset()
  const { app } = gateway
  await send(app, operations.advertSmsSend, { fields: { handset, type, ...passedCaptcha(gateway) } })
  const code = await newestCode(gateway.ctx, handset)
  if (code === undefined) throw new Error('No code was sent.')
  return { handset, code }
}
