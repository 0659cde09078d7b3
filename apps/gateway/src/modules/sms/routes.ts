import { errors, isHandset, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { registerOperation } from '../../http/register-operation'
import { type Outside, TICKET_S } from '../../integrations'
import { findNow } from './budget-store'
import { countSends } from './count-sends'
import { levelNeeded, levelToShow } from './demand'
import { measureAlarms } from './measure-alarms'
import { sendCode } from './send-code'

/** The calls of this module. */
export function registerSmsOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  outside: Pick<Outside, 'captcha' | 'sms'>,
): void {
  const { orm } = ctx.db
  registerOperation(app, operations.captchaAppId, async (_input, { ip }) => {
    // As hard as needed and no harder: a ticket of one app is worthless where the other is asked for.
    const level = await levelNeeded(orm, ctx.config.smsPerHour, { ip, handset: undefined })
    return { app_id: outside.captcha.appId(level) }
  })
  registerOperation(
    app,
    operations.captchaChallenge,
    async ({ type: scene = 'lead', handset = '' }, { ip }) => {
      // Another captcha makes its challenges itself: who asks here has read a stale `app_id`.
      if (!outside.captcha.challenge) throw new AppError(errors.captchaFailed)
      const now = await findNow(orm)
      const phone = handset.trim()
      const source = { ip, handset: isHandset(phone) ? phone : undefined }
      const level = await levelToShow(orm, ctx.config.smsPerHour, source)
      const challenge = outside.captcha.challenge({ scene, ip, level, now })
      return { ...challenge, expire_seconds: TICKET_S }
    },
  )
  const counted = countSends(app.metrics)
  measureAlarms(app.metrics, ctx)
  registerOperation(app, operations.advertSmsSend, (input, { ip }) =>
    counted(() => sendCode(ctx, outside, input, ip)),
  )
}
