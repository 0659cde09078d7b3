import { z } from 'zod'
import { MOST_FEN } from '../money'
import { operation } from '../operation'
import { listRequest, listResponse } from './wire-list'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const moment = z.int().nonnegative().describe('Milliseconds')
const fen = z.int().nonnegative().max(MOST_FEN).describe('Fen')
const yesNo = z.literal([0, 1])
const stock = z.int().nonnegative().describe('How many are left')

/** A coupon that somebody was given. */
const given = z.strictObject({
  user_coupon_id: z.int().positive(),
  amount: fen.describe('Fen; of a rate the most that it takes off'),
  expire_at: moment,
})

/** What a coupon takes off, as pages say it. */
const worth = {
  title: z.string(),
  kind: z.enum(['amount', 'rate']),
  amount: fen.describe('Fen; of a rate the most that it takes off'),
  rate: z.int().min(1).max(99).nullable().describe('Percent that are taken off; null: an amount'),
  threshold: fen.describe('What the price has to be at least; 0: anything'),
}

/** What a coupon takes off, and what it is for. */
const terms = {
  coupon_id: z.string(),
  ...worth,
  products: z.array(z.int().positive()).describe('Which it is for; none: all'),
  use_from: moment.nullable().describe('Milliseconds; null: at once'),
  expire_at: moment,
}

/** Status of a coupon. Follows the database’s clock: no job is needed for one to expire. */
const state = z.literal([1, 2, 3, 4]).describe('1 unused, 2 locked by an order, 3 used, 4 expired')

/** Whether the visitor can have a coupon. */
export const couponCheck = operation({
  id: 'couponCheck',
  method: 'GET',
  path: '/oabase/api/coupon/v1/check',
  auth: 'T',
  summary: 'Whether the visitor can have a coupon, or has it.',
  request: z.object({ coupon_id: wireId }),
  response: z.strictObject({
    can_receive: yesNo,
    is_received: yesNo,
    stock,
    reason: z.string().describe('Why it cannot be had, in words for the visitor; empty: it can'),
    user_coupon_id: z.int().positive().nullable().describe('The newest that they have of it; null: none'),
    expire_at: moment.nullable().describe('Of that one'),
    ...worth,
  }),
  errors: ['invalidParameters', 'loginExpired', 'couponUnusable'],
  example: { sends: { coupon_id: 'coupon202409' } },
})

/** Gives the visitor a coupon. */
export const couponGive = operation({
  id: 'couponGive',
  method: 'POST',
  path: '/oabase/api/coupon/v1/give',
  auth: 'T',
  summary: 'Gives the visitor a coupon.',
  request: z.object({
    coupon_id: wireId,
    page_code: wireId.optional().describe('Page it is asked from'),
  }),
  response: given,
  repeat: 'couponAlreadyReceived',
  errors: [
    'invalidParameters',
    'loginExpired',
    'notEligible',
    'couponAlreadyReceived',
    'couponOutOfStock',
    'couponUnusable',
  ],
  example: { sends: { coupon_id: 'demo-20-left', page_code: 'course' } },
})

/** The coupon of the campaign of the national holiday, as it is for the visitor. */
export const coupon202409IsReceived = operation({
  id: 'coupon202409IsReceived',
  method: 'GET',
  path: '/n8sf/api/activity/v1/coupon202409/is-received',
  auth: 'T',
  summary: 'Whether the visitor has the coupon of the holiday’s campaign.',
  request: z.object({}),
  response: z.strictObject({
    is_received: yesNo,
    received_at: moment.nullable().describe('Milliseconds; null: not yet'),
    expire_at: moment.nullable(),
    stock,
    ...worth,
  }),
  errors: ['loginExpired', 'activityNotFound', 'activityNotStarted', 'activityEnded'],
  example: { sends: {} },
})

/** Gives the visitor that coupon. */
export const coupon202409Receive = operation({
  id: 'coupon202409Receive',
  method: 'POST',
  path: '/n8sf/api/activity/v1/coupon202409/receive',
  auth: 'T',
  summary: 'Gives the visitor the coupon of the holiday’s campaign.',
  request: z.object({}),
  response: given,
  repeat: 'couponAlreadyReceived',
  errors: [
    'loginExpired',
    'activityNotFound',
    'activityNotStarted',
    'activityEnded',
    'notEligible',
    'couponAlreadyReceived',
    'couponOutOfStock',
  ],
  example: { sends: {} },
})

/** Gives the visitor the coupon that a code on paper stands for. */
export const couponRedeem = operation({
  id: 'couponRedeem',
  method: 'POST',
  path: '/oabase/api/coupon/v1/redeem',
  auth: 'T',
  summary:
    'Gives the visitor the coupon of a code on paper; the same code again gives the same coupon. 10 tries an hour for a visitor, 600 for a network.',
  request: z.object({
    code: wireText(40).describe('As it is printed; large and small letters, spaces and dashes are the same'),
  }),
  response: given.extend({ title: z.string() }),
  repeat: 'couponAlreadyReceived',
  errors: [
    'invalidParameters',
    'loginExpired',
    'notEligible',
    'couponAlreadyReceived',
    'couponUnusable',
    'tooManyRequests',
  ],
  example: { sends: { code: 'DEMO-2026-0001' } },
})

/** What coupons somebody has. */
export const myCoupons = operation({
  id: 'myCoupons',
  method: 'GET',
  path: '/oabase/api/coupon/v1/list',
  auth: 'T',
  summary: 'The visitor’s own coupons: those that can be used first, which expire soonest.',
  request: z.object({
    ...listRequest,
    state: wireWholeNumber({ min: 1, max: 4 }).optional().describe('Only those that stand so'),
  }),
  response: listResponse(
    z.strictObject({
      user_coupon_id: z.int().positive(),
      state,
      ...terms,
      product_names: z.array(z.string()).describe('What those products are called now'),
      received_at: moment,
      used_at: moment.nullable(),
    }),
  ),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})

/** Which coupons of somebody fit what they are about to buy. */
export const usableCoupons = operation({
  id: 'usableCoupons',
  method: 'GET',
  path: '/oabase/api/coupon/v1/usable',
  auth: 'T',
  summary:
    'The visitor’s unused coupons for a sku: the best first, with what it takes off; then those that do not fit.',
  request: z.object({
    shop_product_id: wireWholeNumber({ min: 1 }),
    sku_id: wireWholeNumber({ min: 1 }).optional().describe('Absent: the product’s first'),
  }),
  response: z.strictObject({
    price: fen,
    list: z.array(
      z.strictObject({
        user_coupon_id: z.int().positive(),
        ...terms,
        discount: fen.describe('What it takes off this price; 0: it does not fit'),
        why: z
          .enum(['product', 'threshold', 'early', 'locked', 'nothing'])
          .nullable()
          .describe(
            'Null: it fits. Else it is for other products, the price is too low, its time has not come, an order has it, or it would take nothing off',
          ),
      }),
    ),
  }),
  errors: ['invalidParameters', 'loginExpired', 'productOffSale'],
  example: { sends: { shop_product_id: 1191 } },
})
