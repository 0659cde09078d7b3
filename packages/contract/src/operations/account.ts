import { z } from 'zod'
import { operation } from '../operation'
import { PHONE } from './example-values'
import { wireInteger } from './wire-integer'
import { listRequest, listResponse } from './wire-list'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const channel = {
  state_code: wireText(30).optional().describe('Channel'),
  page_code: wireId.optional().describe('Page it is asked from'),
}

const region = wireWholeNumber({ min: 1 }).optional()

/** Notes that the visitor wants a fund account. A repeat gives the same code. */
export const addFundAccount = operation({
  id: 'addFundAccount',
  method: 'POST',
  path: '/oabase/api/channel/app/fund/add_fund_account',
  auth: 'T',
  summary: 'Notes that the visitor wants a fund account, and says where it is opened.',
  request: z.object({ ...channel, fund_code: wireId.optional().describe('Fund they came for') }),
  response: z.strictObject({
    wechat_qrcode: z.string().describe('Address of the picture'),
    open_url: z.string(),
  }),
  errors: ['invalidParameters', 'loginExpired', 'noServiceStaff', 'riskMismatch', 'operationFailed'],
  example: { sends: { state_code: 's1', page_code: 'open-account' } },
})

/** Notes that somebody wants an account with a broker; once per broker and phone, a repeat gives the first note. */
export const addOpenAccount = operation({
  id: 'addOpenAccount',
  method: 'POST',
  path: '/oabase/api/channel/app/open/add_open_account',
  auth: 'O',
  summary: 'Notes that somebody wants an account with a broker. Without phone and code it needs a token.',
  request: z.object({
    ...channel,
    open_brokerage_type: wireId.default('caida').describe('Which broker'),
    name: wireText(12).optional(),
    handset: wireText(11).optional(),
    code: wireText(6).optional().describe('From the text message'),
    province_id: region,
    city_id: region,
    area_id: region.describe('With the two before it one branch of the region tree'),
    consent: wireInteger([0, 1])
      .optional()
      .describe('1: the privacy policy was agreed to; absent: not recorded'),
    consent_version: wireText(40).min(1).optional().describe('Which text of the policy'),
  }),
  response: z.strictObject({
    wechat_img: z.string().describe('Address of the picture'),
    registration_url: z.string(),
    intent_id: z.string(),
  }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'smsCodeWrong',
    'smsCodeExpired',
    'invalidNameOrPhone',
    'consentRequired',
    'tooManyRequests',
  ],
  example: {
    sends: {
      open_brokerage_type: 'caida',
      state_code: 's1',
      name: '王女士',
      province_id: 110_000,
      city_id: 110_100,
    },
    token: { handset: PHONE },
  },
})

/** Where the visitor opens an account with a broker. */
export const brokerageOpenUserConf = operation({
  id: 'brokerageOpenUserConf',
  method: 'GET',
  path: '/oabase/api/channel/app/open/get-brokerage-account-open-user-conf',
  auth: 'T',
  summary: 'Where the visitor opens an account with a broker; the address carries their channel.',
  request: z.object({ open_brokerage_type: wireId.describe('Which broker; `caida` for the button') }),
  response: z.strictObject({
    registration_url: z.string().describe('May be empty'),
    qy_wechat_service_url: z.string().describe('May be empty, but not both'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { open_brokerage_type: 'caida' } },
})

/** The brokers one may choose from. */
export const multipleBrokerageOptions = operation({
  id: 'multipleBrokerageOptions',
  method: 'GET',
  path: '/oabase/api/channel/app/open/multiple-brokerage-options',
  auth: 'O',
  summary: 'The brokers one may choose from, in their order.',
  request: z.object({ ...listRequest, page_code: channel.page_code }),
  response: listResponse(
    z.strictObject({
      open_brokerage_type: z.string(),
      name: z.string(),
      logo: z.string().describe('Address of a picture; may be empty'),
      intro: z.string(),
      status: z.literal([0, 1]).describe('1: open; 0: takes nobody at present'),
    }),
  ),
  errors: ['invalidParameters'],
  example: { sends: { page: 1, page_size: 10 } },
})
