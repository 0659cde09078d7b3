import { z } from 'zod'
import { operation } from '../operation'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** Whether the visitor has bought a product. */
export const findUserPayforProduct = operation({
  id: 'findUserPayforProduct',
  method: 'GET',
  path: '/oabase/api/product/v1/find-user-payfor-product',
  auth: 'T',
  early: true,
  planned: true,
  summary: 'Whether the visitor has bought a product.',
  request: z.object({ shop_product_id: wireWholeNumber({ min: 1 }).describe('1191 for the mark `dbzs`') }),
  response: z.strictObject({
    is_pay: z.literal([0, 1]),
    mode_shop_product_id: z.int().nonnegative(),
    expire_at: z.int().nonnegative().nullable().describe('Milliseconds; null: not bought, or without an end'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'productOffSale'],
  example: { sends: { shop_product_id: 1191 } },
})

/** Makes an order, or gives the one that waits for its payment. */
export const createOrder = operation({
  id: 'createOrder',
  method: 'POST',
  path: '/oabase/api/shop/v1/order',
  auth: 'T',
  inQuery: true,
  planned: true,
  summary: 'Makes an order; one that waits for its payment is given again.',
  request: z.object({
    shop_product_id: wireWholeNumber({ min: 1 }).optional().describe('Or `mark`'),
    mark: wireId.optional().describe('Name of a product, `dbzs`'),
    sku_id: wireWholeNumber({ min: 1 }).optional().describe('Absent: the product’s first'),
    user_coupon_id: wireWholeNumber({ min: 1 }).optional(),
    page_code: wireId.optional().describe('Page it is asked from'),
  }),
  response: z.strictObject({ pid: z.string().describe('Number of the order') }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'couponUnusable',
    'productOffSale',
    'alreadyPurchased',
    'riskTestRequired',
    'contractRequired',
    'riskMismatch',
  ],
  example: { sends: { mark: 'dbzs' } },
})
