import { z } from 'zod'
import { MOST_FEN } from '../money'
import { operation } from '../operation'
import { wireInteger } from './wire-integer'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const moment = z.int().nonnegative().describe('Milliseconds')
const fen = z.int().nonnegative().max(MOST_FEN).describe('Fen')

/** Where a reminder leads: 1 is a place of the app, 7 an address. */
const action = {
  type: z.literal([1, 7]),
  pageName: z.string().optional(),
  pageParam: z.string().optional(),
  atext: z.string().optional(),
}

/** The visitor's status with one product. */
export const userProductInfo = operation({
  id: 'userProductInfo',
  method: 'GET',
  path: '/oabase/api/personal-app/v1/user-product-info',
  auth: 'T',
  summary: 'Whether the visitor has a product, until when, and by what it can be renewed now.',
  request: z.object({ product_id: wireWholeNumber({ min: 1 }).describe('`shop_product_id` of the product') }),
  response: z.strictObject({
    product_id: z.int().positive(),
    name: z.string().describe('Empty: nobody knows such a product'),
    status: z
      .literal([0, 1, 2, 3])
      .describe('0 never bought, or taken back; 1 runs; 2 ends within 30 days; 3 has ended'),
    expire_at: moment.nullable().describe('Milliseconds; null: never bought, or without an end'),
    renew_sku_ids: z
      .array(z.int().positive())
      .describe('Skus on sale; none while it runs for more than 30 days, was never bought or is off sale'),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { product_id: 1191 } },
})

/** Makes the order that renews a product, with a coupon deducted. */
export const renewWithCouponPayBefore = operation({
  id: 'renewWithCouponPayBefore',
  method: 'POST',
  path: '/oabase/api/shop/v1/renew-with-coupon-pay-before',
  auth: 'T',
  summary:
    'Makes the order by which a product is renewed and takes a coupon off it; while it waits for its payment, a repeat gives the same order with the price that it has.',
  request: z.object({
    shop_product_id: wireWholeNumber({ min: 1 }),
    sku_id: wireWholeNumber({ min: 1 }),
    user_coupon_id: wireWholeNumber({ min: 1 }).optional().describe('Absent: no coupon'),
    consent: wireInteger([0, 1]).describe('1: the visitor has ticked what they agree to by renewing'),
    page_code: wireId.optional().describe('Page it is asked from'),
  }),
  response: z.strictObject({
    pid: z.string().describe('Number of the order'),
    price: fen,
    discount: fen,
    payable: fen,
    coupon_valid: z
      .boolean()
      .describe(
        'The coupon that was named is taken off this order; false of an order that has another, or none',
      ),
    expire_at: moment.describe('Until when it can be paid, 30 minutes from when it was made; milliseconds'),
  }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'consentRequired',
    'couponUnusable',
    'productOffSale',
    'alreadyPurchased',
    'riskTestRequired',
    'contractRequired',
    'riskMismatch',
    'paymentUnavailable',
    'tooManyRequests',
  ],
  example: { sends: { shop_product_id: 1192, sku_id: 3, consent: 1 } },
})

/** What a sales page reminds its visitor of. */
export const jumpRemindFind = operation({
  id: 'jumpRemindFind',
  method: 'GET',
  path: '/oabase/api/jump-remind/v1/sales-page/find',
  auth: 'T',
  summary:
    'What the visitor is to be reminded of on a page that sells: an order that waits, a product that ends soon, a coupon that fits. At most once a day, whatever page asks.',
  request: z.object({ page_code: wireId.describe('Page it is asked from') }),
  response: z.strictObject({
    need_remind: z
      .boolean()
      .describe('False: nothing, or they have been reminded today; all else is null then'),
    type: z.enum(['unpaid', 'expiring', 'coupon']).nullable(),
    title: z.string().nullable(),
    content: z.string().nullable(),
    button_text: z.string().nullable(),
    target: z
      .strictObject({ action: z.strictObject(action).describe('As the action of a button') })
      .nullable(),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { page_code: 'course' } },
})
