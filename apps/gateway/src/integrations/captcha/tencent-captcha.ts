import { z } from 'zod'
import type { TencentCaptchaSettings } from '../../config/tencent-cloud'
import type { TencentService } from '../tencent-cloud/tencent-cloud'
import type { CaptchaPort } from './captcha-port'

/** The kind of captcha, of which there is only this one. */
const CAPTCHA_TYPE = 9
const PASSED = 1

/** What its script makes up when it cannot reach its server. Nobody has passed anything then. */
const MADE_UP = /^tr?error_/

const reply = z.object({ CaptchaCode: z.int() })

/** Tencent Captcha. */
export function createTencentCaptcha(settings: TencentCaptchaSettings, service: TencentService): CaptchaPort {
  const appOf = (isStrict: boolean) => (isStrict ? (settings.strictApp ?? settings.app) : settings.app)
  return {
    appId: (isStrict) => String(appOf(isStrict).appId),
    inspect: ({ ticket, randstr }) =>
      ticket === '' || randstr === '' || MADE_UP.test(ticket) ? undefined : { expireAt: null },
    async verify({ ticket, randstr, ip, isStrict }) {
      const { appId, secretKey } = appOf(isStrict)
      const { CaptchaCode: code } = await service.call(
        'DescribeCaptchaResult',
        {
          CaptchaType: CAPTCHA_TYPE,
          Ticket: ticket,
          Randstr: randstr,
          UserIp: ip,
          CaptchaAppId: appId,
          AppSecretKey: secretKey,
        },
        reply,
      )
      return { isPassed: code === PASSED, isStrict, code }
    },
  }
}
