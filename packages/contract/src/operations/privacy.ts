import { z } from 'zod'
import { operation } from '../operation'
import { PHONE, PHONE_TO_ERASE } from './example-values'
import { wireText } from './wire-text'

const purpose = z.enum(['service', 'marketing'])

/** What the visitor has agreed to, logged in or by leaving their phone. */
export const privacyConsents = operation({
  id: 'privacyConsents',
  method: 'GET',
  path: '/oabase/api/privacy/v1/consents',
  auth: 'T',
  summary: 'What the visitor has agreed to: one entry for a document and purpose, the newest version.',
  request: z.object({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        doc: z.string().describe('Which text, for example `privacy`'),
        purpose,
        version: z.string(),
        is_standing: z.boolean().describe('False: it was withdrawn'),
        changed_at: z.int().nonnegative().describe('Milliseconds: when it was given, or withdrawn'),
      }),
    ),
  }),
  errors: ['loginExpired'],
  example: { sends: {} },
})

/** Takes a consent back. A repeat changes nothing. */
export const privacyWithdraw = operation({
  id: 'privacyWithdraw',
  method: 'POST',
  path: '/oabase/api/privacy/v1/withdraw',
  auth: 'T',
  summary:
    'Takes a consent back, from now on. For `service`, but not of `reminder`, it also ends every login of the visitor.',
  request: z.object({ doc: wireText(40).min(1), purpose }),
  response: z.strictObject({ is_logged_out: z.boolean() }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: {
    sends: { doc: 'privacy', purpose: 'marketing' },
    after: [{ id: 'giftActivity' }],
    token: { handset: PHONE },
  },
})

/** Erases the visitor. What the law requires us to keep stays, and no longer leads to anybody. */
export const privacyErase = operation({
  id: 'privacyErase',
  method: 'POST',
  path: '/oabase/api/privacy/v1/erase',
  auth: 'T',
  summary: 'Erases the visitor, as the code sent to their own phone for `erase` confirms. Ends every login.',
  request: z.object({ code: wireText(6).describe('From the text message') }),
  response: z.strictObject({}),
  errors: ['invalidParameters', 'loginExpired', 'smsCodeWrong', 'smsCodeExpired', 'tooManyRequests'],
  example: {
    sends: { code: '123456' },
    after: [{ id: 'advertSmsSend', with: { handset: PHONE_TO_ERASE, type: 'erase' } }],
    codeOf: PHONE_TO_ERASE,
    token: { handset: PHONE_TO_ERASE },
  },
})

const recommendation = z.strictObject({ enabled: z.boolean() })

/** Whether pages may show content chosen for the visitor. */
export const privacyRecommendation = operation({
  id: 'privacyRecommendation',
  method: 'GET',
  path: '/oabase/api/privacy/v1/recommendation',
  auth: 'T',
  summary: 'Whether pages may choose what they show by what is known of the visitor. On until switched off.',
  request: z.object({}),
  response: recommendation,
  errors: ['loginExpired'],
  example: { sends: {} },
})

/** Switches personalised recommendation off, or on again. */
export const privacySetRecommendation = operation({
  id: 'privacySetRecommendation',
  method: 'POST',
  path: '/oabase/api/privacy/v1/recommendation',
  auth: 'T',
  summary:
    'Switches personalised recommendation. While it is off, `checkUserInRules` answers false to every rule.',
  request: z.object({ enabled: z.boolean() }),
  response: recommendation,
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { enabled: false } },
})
