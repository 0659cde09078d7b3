import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { Outside } from '../../integrations'
import { countSends } from './count-sends'
import { measureAlarms } from './measure-alarms'
import { sendCode } from './send-code'
import { captchaToShow, makeChallenge } from './show-captcha'

/** The calls of this module. */
export function registerSmsOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  outside: Pick<Outside, 'captcha' | 'sms'>,
): void {
  registerOperation(app, operations.captchaAppId, (_input, { ip }) => captchaToShow(ctx, outside, ip))
  registerOperation(app, operations.captchaChallenge, (input, { ip }) =>
    makeChallenge(ctx, outside, input, ip),
  )
  const counted = countSends(app.metrics)
  measureAlarms(app.metrics, ctx)
  registerOperation(app, operations.advertSmsSend, (input, { ip }) =>
    counted(() => sendCode(ctx, outside, input, ip)),
  )
}
