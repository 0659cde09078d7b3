import type { Client, OperationPayload, Operations } from '@yingzao/contract/client'
import type { StandIn } from '../overlays/show-dialog'
import type { CaptchaAnswer } from './captcha-answer'
import { ownCaptcha } from './own-captcha'
import { tencentCaptcha } from './tencent-captcha'

/** What a code is to be sent for, and to whom: that may require more work. */
export type CaptchaFor = Required<OperationPayload<Operations['captchaChallenge']>>

interface CaptchaParts {
  ask: Client['ask']
  standIn: StandIn
}

/** Apps of Tencent Captcha are numbers; our own captcha is not. */
const TENCENT_APP = /^\d+$/

/**
 * Shows the captcha that the gateway wants and waits until the visitor has solved or closed it. Rejects only when the
 * gateway did not reply.
 */
export async function solveCaptcha(
  { ask, standIn }: CaptchaParts,
  wanted: CaptchaFor,
): Promise<CaptchaAnswer> {
  const app = await ask('captchaAppId', { type: 2 })
  if (!app.response) return { status: 'failed', code: app.code }
  const { app_id } = app.response
  if (TENCENT_APP.test(app_id)) return tencentCaptcha(app_id)
  const challenge = await ask('captchaChallenge', wanted)
  if (!challenge.response) return { status: 'failed', code: challenge.code }
  return ownCaptcha(challenge.response, standIn)
}
