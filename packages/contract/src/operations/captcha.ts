import { z } from 'zod'
import { operation } from '../operation'
import { smsScene } from './sms-scene'
import { wireInteger } from './wire-integer'
import { wireText } from './wire-text'

/** Which captcha a page has to show before a code is sent. */
export const captchaAppId = operation({
  id: 'captchaAppId',
  method: 'GET',
  path: '/oabase/api/passport/captcha/get-data-app-id',
  auth: 'A',
  summary: 'Which captcha to show: a number is an app of Tencent Captcha, `proof-of-work` is our own.',
  request: z.object({ type: wireInteger([2]).describe('2: the captcha of forms') }),
  response: z.strictObject({ app_id: z.string() }),
  errors: ['invalidParameters'],
  example: { sends: { type: 2 } },
})

/** Something to compute, for pages that show our own captcha. Works without a secure context. */
export const captchaChallenge = operation({
  id: 'captchaChallenge',
  method: 'POST',
  path: '/oabase/api/passport/captcha/challenge',
  auth: 'A',
  summary:
    'A proof of work: find the whole number from 0 to `max` - 1 that gives `target` as the hex of SHA-256 over `salt` followed by the number. Sent as `randstr`, beside the `ticket`, it passes the captcha once.',
  request: z.object({
    type: smsScene.optional(),
    handset: wireText(11).optional().describe('The phone that the code is for; it may take more work'),
  }),
  response: z.strictObject({
    ticket: z.string(),
    salt: z.string(),
    target: z.string(),
    max: z.int().positive(),
    expire_seconds: z.int().positive(),
  }),
  errors: ['invalidParameters', 'captchaFailed'],
  example: { sends: { type: 'lead' } },
})
