import { z } from 'zod'
import { operation } from '../operation'
import { PHONE_TO_LOG_IN } from './example-values'
import { wireInteger } from './wire-integer'
import { wireText } from './wire-text'

/** Who is logged in. Every page with a token asks this, and so learns when it has expired. */
export const currentUser = operation({
  id: 'currentUser',
  method: 'GET',
  path: '/n8sf/app/auth/v1/jwt/user',
  auth: 'T',
  tokenInQuery: true,
  early: true,
  summary: 'The visitor whose token this is.',
  request: z.object({
    token: z
      .string()
      .optional()
      .describe('The token, from the app only; everywhere else it is in the header'),
  }),
  response: z.strictObject({
    softuser_id: z.int().positive().describe('The uid'),
    softuser_type: z.int().nonnegative(),
    nick_name: z.string().describe('Empty: none was given'),
    avatar: z.string().describe('An address, or empty'),
    handset: z.string().describe('Masked: `138****1234`'),
    risk_level: z
      .enum(['C1', 'C2', 'C3', 'C4', 'C5'])
      .nullable()
      .describe('Null: no risk test was taken, or its year is over'),
  }),
  errors: ['loginExpired'],
  example: { sends: {} },
})

/** Logs in the owner of a phone, proven by the code sent to it for `login`, and registers anybody not known yet. */
export const smartLogin = operation({
  id: 'smartLogin',
  method: 'POST',
  path: '/oabase/api/passport/smart/login',
  auth: 'A',
  summary: 'Logs in with a phone and the code sent to it for `login`. Sets the cookie `token` for 365 days.',
  request: z.object({
    handset: wireText(32),
    code: wireText(6).describe('From the text message'),
    type: z.union([wireText(32), z.int()]).optional(),
    platform_name: wireText(64).optional(),
    cps_id: z
      .union([wireText(64), z.int().transform(String)])
      .optional()
      .describe('Where the visitor came from'),
    share_code: wireText(64).optional().describe('Of who invited the visitor'),
    consent: wireInteger([0, 1])
      .optional()
      .describe('1: the privacy policy was agreed to; absent: not recorded'),
    consent_version: wireText(40).min(1).optional().describe('Which text of the policy'),
  }),
  response: z.strictObject({
    token: z.string(),
    uid: z.int().positive(),
    is_new: z.boolean().describe('The phone was not known before'),
    inviter_bound: z.boolean(),
  }),
  errors: [
    'invalidParameters',
    'invalidNameOrPhone',
    'smsCodeWrong',
    'smsCodeExpired',
    'consentRequired',
    'tooManyRequests',
  ],
  example: {
    sends: { handset: PHONE_TO_LOG_IN, code: '123456' },
    after: [{ id: 'advertSmsSend', with: { handset: PHONE_TO_LOG_IN, type: 'login' } }],
    codeOf: PHONE_TO_LOG_IN,
  },
})

/** Ends this login everywhere at once; other logins of the same visitor stay. */
export const logout = operation({
  id: 'logout',
  method: 'POST',
  path: '/oabase/api/passport/logout',
  auth: 'T',
  summary: 'Ends the login that the token belongs to and clears the cookie `token`.',
  request: z.object({}),
  response: z.strictObject({}),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {}, after: [{ id: 'smartLogin' }], token: { answerOf: 'smartLogin' } },
})
