import type { Context } from '../../context'
import type { PatienceOptions } from '../patience'
import { createTencentService } from '../tencent-cloud/tencent-cloud'
import type { CaptchaPort } from './captcha-port'
import { createProofOfWorkCaptcha } from './proof-of-work-captcha'
import { createTencentCaptcha } from './tencent-captcha'

/** Chooses the captcha that pages show: Tencent's where an app of it is configured, else our own. */
export function chooseCaptcha(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): CaptchaPort {
  const settings = config.tencent.captcha
  if (!settings) return createProofOfWorkCaptcha(config.tokenKeys)
  const service = createTencentService({
    ...settings,
    service: 'captcha',
    version: '2019-07-22',
    log,
    ...patience,
  })
  return createTencentCaptcha(settings, service)
}
