import {
  errors,
  isHandset,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { databaseTime } from '../../db/database-time'
import { AppError } from '../../http/app-error'
import { type Outside, TICKET_S } from '../../integrations'
import { levelNeeded, levelToShow } from './demand'

type ShowContext = Pick<Context, 'config' | 'db'>
type Captcha = Pick<Outside, 'captcha'>
type Challenge = typeof operations.captchaChallenge

/** Which captcha has to be shown to somebody before a code is sent. */
export async function captchaToShow(
  { config, db }: ShowContext,
  { captcha }: Captcha,
  ip: string,
): Promise<{ app_id: string }> {
  // As hard as needed and no harder: a ticket of one app is worthless where the other is required.
  const level = await levelNeeded(db.orm, config.smsPerHour, { ip, handset: undefined })
  return { app_id: captcha.appId(level) }
}

/** Creates a challenge of our own captcha. Throws `captchaFailed` where another one is shown. */
export async function makeChallenge(
  { config, db }: ShowContext,
  { captcha }: Captcha,
  { type: scene = 'lead', handset = '' }: OperationInput<Challenge>,
  ip: string,
): Promise<OperationResponse<Challenge>> {
  // Another captcha makes its own challenges: whoever asks here has read a stale `app_id`.
  if (!captcha.challenge) throw new AppError(errors.captchaFailed)
  const now = await databaseTime(db.orm)
  const phone = handset.trim()
  const source = { ip, handset: isHandset(phone) ? phone : undefined }
  const level = await levelToShow(db.orm, config.smsPerHour, source)
  return { ...captcha.challenge({ scene, ip, level, now }), expire_seconds: TICKET_S }
}
