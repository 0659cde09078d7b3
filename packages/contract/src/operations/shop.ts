import { z } from 'zod'
import { MOST_FEN } from '../money'
import { operation } from '../operation'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const fen = z.int().min(0).max(MOST_FEN)
const shopProductId = wireWholeNumber({ min: 1 })

/** Risk of a product, from low to high: what a visitor's own level, C1 to C5, is compared with. */
export const riskLevels = ['R1', 'R2', 'R3', 'R4', 'R5'] as const

/** Whether the visitor has bought a product. */
export const findUserPayforProduct = operation({
  id: 'findUserPayforProduct',
  method: 'GET',
  path: '/oabase/api/product/v1/find-user-payfor-product',
  auth: 'T',
  early: true,
  summary: 'Whether the visitor has bought a product.',
  request: z.object({ shop_product_id: shopProductId.describe('1191 for the mark `dbzs`') }),
  response: z.strictObject({
    is_pay: z.literal([0, 1]).describe('1: bought, and it still runs'),
    mode_shop_product_id: z.int().nonnegative(),
    expire_at: z.int().nonnegative().nullable().describe('Milliseconds; null: not bought, or without an end'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'productOffSale'],
  example: { sends: { shop_product_id: 1191 } },
})

/** What a sales page says about its product. */
export const salePageInfo = operation({
  id: 'salePageInfo',
  method: 'GET',
  path: '/oabase/api/shop/v1/sale-page-info',
  auth: 'O',
  summary: 'What is sold on a sale page, for how much, and by whom; prices in fen.',
  request: z.object({
    page_id: wireWholeNumber({ min: 1 }).optional().describe('Of the sale page'),
    mark: wireId.optional().describe('Or of its product: its sale page that is open, or opens next'),
    shop_product_id: shopProductId.optional().describe('Or the product itself, in the same way'),
  }),
  response: z.strictObject({
    page_id: z.int().positive(),
    title: z.string(),
    status: z.enum(['coming', 'on', 'ended']).describe('By the database’s clock'),
    begins_at: z.int().nullable().describe('Milliseconds; null: has begun whenever it is asked'),
    ends_at: z.int().nullable().describe('Milliseconds; null: no end is set'),
    product: z.strictObject({
      shop_product_id: z.int().positive(),
      mode_shop_product_id: z.int().nonnegative(),
      name: z.string(),
      risk_level: z.enum(riskLevels),
    }),
    skus: z.array(
      z.strictObject({
        sku_id: z.int().positive(),
        name: z.string(),
        months: z.int().positive().nullable().describe('For how long; null: without an end'),
        price: fen,
        origin_price: fen.nullable().describe('What it cost before; null: says nothing'),
      }),
    ),
    contract_id: z.string().nullable().describe('Which contract has to be signed; null: none'),
    adviser: z.array(z.strictObject({ name: z.string(), no: z.string() })),
  }),
  errors: ['invalidParameters', 'productOffSale'],
  example: { sends: { mark: 'dbzs' } },
})

/** Who has recently paid for what a sales page sells. */
export const payTop = operation({
  id: 'payTop',
  method: 'GET',
  path: '/oabase/api/shop/v1/pay-top',
  auth: 'A',
  summary: 'The latest who have paid on a sale page, masked; who does not want to be shown is not.',
  request: z.object({
    page_id: wireWholeNumber({ min: 1 }),
    size: wireWholeNumber({ min: 1, max: 20 }).default(20),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        nick_name: z.string().describe('Masked'),
        product_name: z.string(),
        paid_at: z.int().describe('Milliseconds'),
      }),
    ),
    total: z.int().nonnegative().describe('Paid orders of which any may be shown'),
  }),
  errors: ['invalidParameters'],
  example: { sends: { page_id: 1 } },
})

/** What is asked of the visitor before they may buy a product. */
export const purchaseGate = operation({
  id: 'purchaseGate',
  method: 'GET',
  path: '/oabase/api/shop/v1/gate',
  auth: 'T',
  summary:
    'What stands between the visitor and a product: the first of risk test, its result, and contract. The order and its payment ask again.',
  request: z.object({
    shop_product_id: shopProductId.optional().describe('Or `mark`'),
    mark: wireId.optional().describe('Name of a product, `dbzs`'),
  }),
  response: z.strictObject({
    shop_product_id: z.int().positive(),
    obstacle: z
      .enum(['risk-test', 'mismatch', 'contract'])
      .nullable()
      .describe('400042, 400044 and 400043 of an order; null: it can be bought'),
    said: z.string().describe('Why, in words for the visitor; empty: it can be bought'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'productOffSale'],
  example: { sends: { mark: 'dbzs' } },
})

/** Makes an order, or returns the one that awaits payment. */
export const createOrder = operation({
  id: 'createOrder',
  method: 'POST',
  path: '/oabase/api/shop/v1/order',
  auth: 'T',
  inQuery: true,
  summary: 'Makes an order; one that waits for its payment is given again.',
  request: z.object({
    shop_product_id: shopProductId.optional().describe('Or `mark`'),
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
    'tooManyRequests',
    'serviceStopped',
  ],
  // This product requires no test and no contract: anybody may order it.
  example: { sends: { shop_product_id: 1192, sku_id: 3 } },
})
