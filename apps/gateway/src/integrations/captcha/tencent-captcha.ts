import { z } from 'zod'
import type { TencentCaptchaSettings } from '../../config/tencent-cloud'
import type { TencentService } from '../tencent-cloud/tencent-cloud'
import { type CaptchaPort, HARDEST } from './captcha-port'

/** The kind of captcha, of which there is only this one. */
const CAPTCHA_TYPE = 9
const PASSED = 1

/** What its script makes up when it cannot reach its server. Nobody has passed anything then. */
const MADE_UP = /^tr?error_/

const reply = z.object({ CaptchaCode: z.int() })

/** Tencent Captcha. */
export function createTencentCaptcha(settings: TencentCaptchaSettings, service: TencentService): CaptchaPort {
  const appOf = (level: number) => (level > 0 ? (settings.strictApp ?? settings.app) : settings.app)
  return {
    appId: (level) => String(appOf(level).appId),
    inspect: ({ ticket, randstr }) =>
      ticket === '' || randstr === '' || MADE_UP.test(ticket) ? undefined : { expireAt: null },
    async verify({ ticket, randstr, ip, level }) {
      const { appId, secretKey } = appOf(level)
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
      // There are only two of them, so the harder one is the hardest that can be asked for.
      return { isPassed: code === PASSED, level: level > 0 ? HARDEST : 0, code }
    },
  }
}
