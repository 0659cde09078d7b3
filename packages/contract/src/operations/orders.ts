import { z } from 'zod'
import { operation } from '../operation'
import { PAYMENT_CHANNELS } from '../payment'
import { CONTRACT_NO } from './contracts'
import { PAYING_PHONE, SIGNING_PHONE } from './example-values'
import { wireInteger } from './wire-integer'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const moment = z.int().describe('Milliseconds')
const fen = z.int().nonnegative().describe('Fen')
const refundState = z.enum(['asked', 'released', 'refunded', 'declined', 'abnormal'])

/** What somebody has ordered. */
export const myOrders = operation({
  id: 'myOrders',
  method: 'GET',
  path: '/oabase/api/shop/v1/orders',
  auth: 'T',
  summary: 'The visitor’s own orders, the newest first.',
  request: z.object({
    page: wireWholeNumber({ min: 1, max: 1000 }).default(1),
    page_size: wireWholeNumber({ min: 1, max: 50 }).default(20),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        pid: z.string(),
        name: z.string().describe('What was bought, and for how long'),
        status: z.literal([0, 1, 2, 3]).describe('0 waits for payment, 1 paid, 2 closed, 3 refunded'),
        payable: fen,
        created_at: moment,
        expire_at: moment.describe('Until when it can be paid; milliseconds'),
        paid_at: moment.nullable(),
        refund: refundState
          .nullable()
          .describe('Of the last refund that was asked for, else of money that came for nothing; null: none'),
        refund_kind: z
          .enum(['visitor', 'operator', 'late', 'twice'])
          .nullable()
          .describe('Of that refund: who asked, or paid after the order was closed, or paid twice'),
        refunded: fen.describe('What has gone back of what was bought; fen'),
        again: z.string().nullable().describe('Page on which it can be bought again; null: it cannot be now'),
      }),
    ),
    now: moment.describe('The clock by which it is; milliseconds'),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    page_size: z.int().positive(),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {}, after: [{ id: 'createOrder' }] },
})

/** Requests a refund of an order. */
export const askRefund = operation({
  id: 'askRefund',
  method: 'POST',
  path: '/oabase/api/shop/v1/refund',
  auth: 'T',
  summary: 'Asks for what was paid for an order; members decide. A repeat changes nothing.',
  request: z.object({
    pid: wireId,
    reason: wireText(200).trim().min(1),
  }),
  response: z.strictObject({ state: refundState }),
  errors: ['invalidParameters', 'loginExpired', 'orderMissing', 'refundNotPossible'],
  example: {
    sends: { pid: 'pid', reason: '暂时不需要了' },
    after: [{ id: 'createOrder', gives: ['pid'] }],
    paid: true,
    token: { handset: PAYING_PHONE },
  },
})

/** What the receipt of an order says. */
export const orderReceipt = operation({
  id: 'orderReceipt',
  method: 'GET',
  path: '/oabase/api/shop/v1/receipt',
  auth: 'T',
  summary: 'The receipt of an order of the visitor’s own that was paid, from what is stored of it.',
  request: z.object({ pid: wireId.describe('Number of the order') }),
  response: z.strictObject({
    pid: z.string(),
    name: z.string().describe('What was bought, and for how long'),
    months: z.int().positive().nullable().describe('Null: without an end'),
    begins_at: moment.describe('From when it is given; milliseconds'),
    ends_at: moment.nullable().describe('Milliseconds; null: without an end'),
    revoked_at: moment.nullable().describe('When it was taken back; milliseconds; null: it was not'),
    amount: fen.describe('What was paid; fen'),
    amount_capitals: z.string().describe('The same in capital characters, 人民币壹仟玖佰捌拾元整'),
    paid_at: moment,
    channel: z.enum(PAYMENT_CHANNELS),
    transaction_id: z.string().describe('The supplier’s own number of the payment'),
    refunds: z
      .array(z.strictObject({ amount: fen, refunded_at: moment }))
      .describe('What has gone back of it, the first first'),
    is_refunded: z.boolean().describe('All of it has gone back'),
    company: z.string(),
    license_no: z.string(),
  }),
  errors: ['invalidParameters', 'loginExpired', 'orderMissing', 'orderUnpaid'],
  example: {
    sends: { pid: 'pid' },
    after: [{ id: 'createOrder', gives: ['pid'] }],
    paid: true,
    token: { handset: PAYING_PHONE },
  },
})

/** What somebody has, and until when. */
export const usingProducts = operation({
  id: 'usingProducts',
  method: 'GET',
  path: '/oabase/api/personal-app/v1/using-products',
  auth: 'T',
  summary: 'The products that the visitor has or had, those that run longest first.',
  request: z.object({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        product_id: z.int().positive(),
        name: z.string(),
        status: z.literal([1, 2, 3]).describe('1 runs, 2 ends within 30 days, 3 has ended'),
        expire_at: moment.nullable().describe('Milliseconds; null: without an end'),
        days_left: z.int().nonnegative().nullable().describe('Begun days count; null: without an end'),
      }),
    ),
  }),
  errors: ['loginExpired'],
  example: { sends: {} },
})

const shown = z.strictObject({ is_shown: z.literal([0, 1]) })

/** Whether somebody may be shown, masked, among those who have bought. */
export const payerShown = operation({
  id: 'payerShown',
  method: 'GET',
  path: '/oabase/api/shop/v1/payer-shown',
  auth: 'T',
  summary: 'Whether pages may show the visitor, masked, among those who have bought lately.',
  request: z.object({}),
  response: shown,
  errors: ['loginExpired'],
  example: { sends: {} },
})

/** Sets whether somebody may be shown in this way. */
export const setPayerShown = operation({
  id: 'setPayerShown',
  method: 'POST',
  path: '/oabase/api/shop/v1/payer-shown',
  auth: 'T',
  summary:
    'Whether pages may show the visitor, masked, among those who have bought lately. They may until told.',
  request: z.object({ is_shown: wireInteger([0, 1]) }),
  response: shown,
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { is_shown: 1 } },
})

/** Withdraws from a contract within the days that the law allows. */
export const contractWithdraw = operation({
  id: 'contractWithdraw',
  method: 'POST',
  path: '/oabase/api/contract/v1/withdraw',
  auth: 'T',
  summary:
    'Withdraws a contract within its five working days: what it was signed for ends at once, and its money is asked back. A repeat changes nothing.',
  request: z.object({ contract_no: z.string().regex(CONTRACT_NO) }),
  response: z.strictObject({
    refunds: z.int().nonnegative().describe('How many orders are asked back'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'withdrawalOver'],
  example: {
    sends: { contract_no: 'HT20261125000001' },
    after: [{ id: 'contractSign', gives: ['contract_no'] }],
    token: { handset: SIGNING_PHONE },
  },
})
