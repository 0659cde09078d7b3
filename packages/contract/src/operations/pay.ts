import { z } from 'zod'
import { operation } from '../operation'
import { PAYMENT_CHANNELS } from '../payment'
import { wireId, wireText } from './wire-text'

const pid = wireId.describe('Number of the order')
const moment = z.int().describe('Milliseconds')

/** Begins the payment of an order, or goes on with it. */
export const prepay = operation({
  id: 'prepay',
  method: 'POST',
  path: '/oabase/api/pay/v1/prepay',
  auth: 'T',
  summary: 'Begins the payment of an order, or goes on with it, by one channel.',
  request: z.object({
    pid,
    channel: z.enum(PAYMENT_CHANNELS),
    openid: wireText(64)
      .optional()
      .describe('Of the payer at our WeChat account; for `wx_jsapi` and `wx_mp`'),
    return_url: wireText(500).optional().describe('Page of ours that the payer comes back to'),
  }),
  response: z.strictObject({
    params: z
      .strictObject({
        appId: z.string(),
        timeStamp: z.string(),
        nonceStr: z.string(),
        package: z.string(),
        signType: z.literal('RSA'),
        paySign: z.string(),
      })
      .optional()
      .describe('For `getBrandWCPayRequest` and `wx.requestPayment`'),
    h5_url: z.string().optional().describe('Where the payer goes, good for five minutes'),
    code_url: z.string().optional().describe('What the QR code says'),
    form: z
      .strictObject({ action: z.string(), fields: z.record(z.string(), z.string()) })
      .optional()
      .describe('What the page posts'),
  }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'orderClosed',
    'orderPaid',
    'orderMissing',
    'riskTestRequired',
    'contractRequired',
    'riskMismatch',
    'paymentUnavailable',
    'serviceStopped',
  ],
  example: {
    sends: { pid: 'pid', channel: 'wx_native' },
    after: [{ id: 'createOrder', gives: ['pid'] }],
  },
})

/** What became of an order. */
export const payResult = operation({
  id: 'payResult',
  method: 'GET',
  path: '/oabase/api/pay/v1/result',
  auth: 'T',
  summary: 'What became of an order, by what its supplier has told or is asked.',
  request: z.object({ pid }),
  response: z.strictObject({
    pid: z.string(),
    status: z.literal([0, 1, 2, 3]).describe('0 waits for payment, 1 paid, 2 closed, 3 refunded'),
    name: z.string().describe('What is bought'),
    shop_product_id: z.int().positive(),
    sku_id: z.int().positive(),
    price: z.int().nonnegative().describe('Fen'),
    discount: z.int().nonnegative().describe('What a coupon has taken off; fen'),
    payable: z.int().nonnegative().describe('Fen'),
    expire_at: moment.describe('Milliseconds; when it is closed unless it is paid'),
    now: moment.describe('The clock by which it is; milliseconds'),
    paid_at: moment.nullable(),
    channels: z.array(z.enum(PAYMENT_CHANNELS)).describe('By which it can be paid here'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'orderMissing'],
  example: { sends: { pid: 'pid' }, after: [{ id: 'createOrder', gives: ['pid'] }] },
})
