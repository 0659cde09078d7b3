import { z } from 'zod'
import { operation } from '../operation'
import { PHONE } from './example-values'
import { wireInteger } from './wire-integer'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** Any fault in a name or a phone, including its absence, is 400025: words that a visitor understands. */
const typed = (max: number) => wireText(max).catch('')

/** The area code of the company's call centre: lead forms tell visitors that whoever calls them back has it. */
export const CALLBACK_PREFIX = '020'

/** Leaves a lead; once per version and phone, a repeat gets the first one. */
export const giftActivity = operation({
  id: 'giftActivity',
  method: 'POST',
  path: '/oabase/api/gift/v1/activity',
  auth: 'O',
  summary:
    'Leaves name and phone to be called back, once per version and phone. A repeat with the same code gets the same answer, one with another code the first lead.',
  request: z.object({
    nick_name: typed(64).describe('1 to 12 characters; none, or anything else, is 400025'),
    handset: typed(32).describe('Of the mainland, 11 digits; none, or anything else, is 400025'),
    code: wireText(6).default('').describe('From the text message for `lead`; none is 请输入验证码'),
    is_send_result: wireInteger([0, 1])
      .optional()
      .describe(
        '1: the address of the app is sent by text message, once for a lead; not where the form on `page_code` says no',
      ),
    cps_id: z
      .union([wireText(64), z.int().transform(String)])
      .optional()
      .describe('Where the visitor came from'),
    version_id: wireWholeNumber({ min: 1 }).default(276).describe('Which campaign'),
    page_code: wireId.optional().describe('Page it was left on'),
    block_id: wireText(64)
      .optional()
      .describe('Form on that page; without it those of the version. The published form says what follows'),
    upload_id: wireText(64).optional().describe('Of the advertisement that led there'),
    consent: wireInteger([0, 1])
      .optional()
      .describe('1: the privacy policy was agreed to; absent: not recorded, unless `agreed` has a text'),
    consent_version: wireText(40).min(1).optional().describe('Which text of the policy'),
    agreed: z
      .array(wireText(200).min(1))
      .max(2)
      .optional()
      .describe('What was ticked, word for word: the service, and perhaps the marketing'),
  }),
  response: z.strictObject({
    lead_id: z.string(),
    is_new: z.boolean().describe('False: this phone had left its lead for this version before'),
    download_url: z.string().describe('Where the app is to be had; empty: nowhere'),
    service_phone: z.string(),
    callback_prefix: z.literal(CALLBACK_PREFIX).describe('How the number begins that calls back'),
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
    sends: {
      nick_name: '王女士',
      handset: PHONE,
      code: '1234',
      page_code: 'etf-course',
      agreed: ['我已阅读并同意《隐私政策》《用户服务协议》', '同意接收营销信息'],
    },
    after: [{ id: 'advertSmsSend' }],
    codeOf: PHONE,
  },
})
