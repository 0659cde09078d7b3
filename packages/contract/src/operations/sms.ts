import { z } from 'zod'
import { operation } from '../operation'
import { PHONE } from './example-values'
import { smsScene } from './sms-scene'
import { wireText } from './wire-text'

/** Sends a code to a phone. */
export const advertSmsSend = operation({
  id: 'advertSmsSend',
  method: 'POST',
  path: '/oabase/api/passport/register/advert-sms/send',
  auth: 'A',
  summary:
    'Sends a code to a phone: four digits for `lead` and `enrol`, six for `login`, `money`, `erase` and `contract`.',
  request: z.object({
    handset: wireText(32),
    ticket: wireText(2048).describe('Of the captcha; good for one call'),
    randstr: wireText(64).describe('Of the captcha'),
    platform_name: wireText(64).optional(),
    operation_name: wireText(64).optional(),
    type: smsScene.optional(),
  }),
  response: z.strictObject({
    resend_seconds: z.int().positive().describe('Until the next code may be asked for'),
    expire_seconds: z.int().positive().describe('How long this one is good'),
  }),
  errors: [
    'invalidParameters',
    'invalidNameOrPhone',
    'captchaFailed',
    'smsTooFrequent',
    'smsDailyLimit',
    'operationFailed',
  ],
  example: {
    sends: { handset: PHONE, type: 'lead', ticket: 'from the captcha', randstr: '123456' },
    captcha: true,
  },
})
