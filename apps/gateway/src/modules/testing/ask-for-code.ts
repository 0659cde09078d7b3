import type { SmsScene } from '@yingzao/contract/server'
import { makeProof } from '../../integrations'
import { newestCode } from '../sms'
import type { TestGateway } from './start-test-gateway'
import { call } from './visitor-calls'

type Gateway = Pick<TestGateway, 'app' | 'ctx'>

/** A passed captcha, good for one call, as only a sandbox can make it: for every scene and address. */
export function passedCaptcha({ ctx }: Pick<TestGateway, 'ctx'>): { ticket: string; randstr: string } {
  const expireAt = new Date(Date.now() + 300_000)
  const { ticket, number } = makeProof(ctx.config.tokenKeys, { max: 1_000_000, expireAt })
  return { ticket, randstr: String(number) }
}

/** Has a code sent to a phone, as a page does, and reads it there: `await codeFor(gateway, handset, 'login')`. */
export async function codeFor(gateway: Gateway, handset: string, type: SmsScene): Promise<string> {
  const reply = await call(gateway, 'advertSmsSend', { handset, type, ...passedCaptcha(gateway) })
  const code = await newestCode(gateway.ctx, handset)
  if (reply.code !== 1 || code === undefined) throw new Error(`No code was sent: ${JSON.stringify(reply)}`)
  return code
}
