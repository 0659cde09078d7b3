import { z } from 'zod'
import { operation } from '../operation'
import { wireInteger } from './wire-integer'
import { wireId, wireText } from './wire-text'

const staffId = z.int().nonnegative().describe('0: nobody')

/** The code of the service person behind a channel. */
export const staffQrCode = operation({
  id: 'staffQrCode',
  method: 'GET',
  path: '/enterprisewechat/api/wechat/app/staff/qr-code',
  auth: 'O',
  summary: 'The enterprise WeChat code of the service person behind a channel.',
  request: z.object({
    state_code: wireText(30).describe('Channel; empty: none in particular'),
    return_default_if_no_qrcode: wireInteger([0, 1])
      .default(0)
      .describe('1: the default code when the channel has none'),
  }),
  response: z.strictObject({
    qw: z.string().describe('Address of the picture'),
    staff_name: z.string(),
    is_default: z.literal([0, 1]),
  }),
  errors: ['invalidParameters', 'noServiceStaff', 'operationFailed'],
  example: { sends: { state_code: 's1' } },
})

/** The code of the visitor's own service person. */
export const personWechatQrcode = operation({
  id: 'personWechatQrcode',
  method: 'POST',
  path: '/oabase/api/channel/app/open/get-person-wechat-qrcode',
  auth: 'T',
  summary: 'The code of the visitor’s own service person, who is chosen on the first call and stays.',
  request: z.object({
    state_code: wireText(30).optional().describe('Channel'),
    page_code: wireId.optional().describe('Page it is asked from'),
  }),
  response: z.strictObject({
    wechat_qrcode: z.string().describe('Address of the picture'),
    serve_staff_id: staffId,
  }),
  errors: ['invalidParameters', 'loginExpired', 'noServiceStaff', 'operationFailed'],
  example: { sends: { state_code: 's1', page_code: 'open-account' } },
})

/** Who serves the visitor. Both ids 0: nobody does. */
export const niuniuService = operation({
  id: 'niuniuService',
  method: 'GET',
  path: '/enterprisewechat/api/wechat/app/staff/niuniu-service',
  auth: 'T',
  summary: 'The visitor’s service person and the code to reach them by.',
  request: z.object({ state: wireText(30).min(1).describe('The button’s `niuniuCodeId`') }),
  response: z.strictObject({
    serve_staff_id: staffId,
    trace_staff_id: staffId,
    contact_qr_code: z.string().describe('Address of the picture; empty when nobody serves the visitor'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'operationFailed'],
  example: { sends: { state: 's1' } },
})

/** Where a channel leads. */
export const stateCodePageUrl = operation({
  id: 'stateCodePageUrl',
  method: 'GET',
  path: '/oabase/api/channel/app/state-code/page-url',
  auth: 'O',
  summary: 'The address that a channel leads to.',
  request: z.object({ state_code: wireText(30).min(1).describe('Channel') }),
  response: z.strictObject({ url: z.string() }),
  errors: ['invalidParameters', 'contentNotFound'],
  example: { sends: { state_code: 's1' } },
})
