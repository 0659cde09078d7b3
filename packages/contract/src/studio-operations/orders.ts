import { z } from 'zod'
import { HANDSET } from '../handset'
import { wireText } from '../operations/wire-text'
import { ORDER_STATUS, type OrderStatus, PAYMENT_CHANNELS, paymentSuppliers } from '../payment'
import { inQuery, listAfter, listLimit, listNext, rowNumber, someDay, wholeHandset } from './bounds'
import { ORDER_READERS, orderPid, refundRow } from './refunds'
import { studioOperation } from './studio-operation'

const timestamp = z.iso.datetime({ offset: true })
/** Sums may be larger than what one thing may cost. */
const fen = z.int().nonnegative().describe('Fen')

/** Who speaks with buyers, and so knows their phones anyway. */
const FINDERS = ['operator', 'finance', 'administrator'] as const

const orderStatus = z.literal(Object.values(ORDER_STATUS))

/** What narrows the orders down. All given must hold. */
export const orderFilter = z.strictObject({
  number: z
    .string()
    .regex(/^[0-9A-Za-z_-]{1,64}$/)
    // What an address contains is kept by browsers and proxies: `orderFind` is for phones.
    .refine((text) => !HANDSET.test(text), '手机号请用 orderFind 查找')
    .optional()
    .describe('Of an order, of a payment (ours or its supplier’s) or of a refund'),
  status: inQuery(z.int().min(0).max(3))
    .transform((status) => status as OrderStatus)
    .optional()
    .describe('0 waits for its payment, 1 paid, 2 closed, 3 refunded'),
  uid: inQuery(rowNumber).optional().describe('A buyer, as `orderFind` gives them'),
  shop_product_id: inQuery(rowNumber).optional(),
  page_code: wireText(64).optional(),
  from: someDay.optional().describe('First day, in China, from 1900 to 2099'),
  to: someDay.optional().describe('Last day, in China, from 1900 to 2099'),
})

const row = z.strictObject({
  pid: orderPid,
  uid: rowNumber.describe('The buyer'),
  handset: z.string().describe('Masked: 138****8000; empty: the buyer was erased'),
  shop_product_id: rowNumber,
  name: z.string().describe('Of the product, as it was called when it was ordered'),
  sku_name: z.string(),
  status: orderStatus,
  payable: fen,
  paid: fen.describe('What has come, also what came late or twice'),
  refunded: fen.describe('What has gone back'),
  is_refund_waiting: z.boolean().describe('A refund waits for somebody to decide'),
  page_code: z.string().nullable(),
  page_title: z.string().describe('What the page is called now; empty for one that is not ours'),
  created_at: timestamp,
  paid_at: timestamp.nullable(),
})

export const orderList = studioOperation({
  id: 'orderList',
  method: 'GET',
  path: '/studio-api/orders',
  access: ORDER_READERS,
  summary: 'The orders, newest first, phones masked.',
  request: orderFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 20 }) }),
  response: z.strictObject({
    list: z.array(row),
    next: listNext,
    total: z.int().nonnegative().describe('Counted up to 10,000'),
    is_total_capped: z.boolean(),
  }),
  errors: [],
})

export const orderFind = studioOperation({
  id: 'orderFind',
  method: 'POST',
  path: '/studio-api/orders/find',
  access: FINDERS,
  summary:
    'The buyer with a whole phone, with a line in the audit log that has it masked; counted for each member. Their orders are `orderList` with this uid.',
  request: z.strictObject({
    handset: wholeHandset,
  }),
  response: z.strictObject({
    uid: rowNumber.nullable().describe('Null: nobody with this phone has ordered'),
    orders: z.int().nonnegative(),
  }),
  errors: ['tooManyRequests'],
})

/** What has happened to an order, in chronological order. */
const event = z.strictObject({
  at: timestamp,
  kind: z.enum([
    'ordered',
    'attempt',
    'heard',
    'payment',
    'granted',
    'revoked',
    'closed',
    'refunded',
    'refund_asked',
    'refund_released',
    'refund_declined',
    'refund_done',
  ]),
  number: z.string().describe('Of the payment, of the refund, or of the money at its supplier; may be empty'),
  amount: fen.nullable(),
  channel: z.enum(PAYMENT_CHANNELS).nullable().describe('Of an attempt'),
  supplier: z.enum(paymentSuppliers).nullable(),
  heard_by: z.enum(['notice', 'query', 'bill']).nullable().describe('By what a supplier has told it'),
  said: z.string().describe('What the supplier has told: `paid`, `closed`, `refund refunded`; may be empty'),
  outcome: z
    .string()
    .describe('What was made of it: `paid`, `repeat`, `late`, `twice`, `refused`, `noted`; may be empty'),
  text: z.string().describe('Why, in words; may be empty'),
  by: z.string().describe('Name of a member; empty: nobody of ours'),
  until: timestamp.nullable().describe('End of what was granted; null: none, or not that'),
})

export const orderDetail = studioOperation({
  id: 'orderDetail',
  method: 'GET',
  path: '/studio-api/orders/detail',
  access: ORDER_READERS,
  summary: 'An order with all that has happened to it, the sums of it and its refunds.',
  request: z.strictObject({ pid: orderPid }),
  response: z.strictObject({
    order: row,
    price: fen,
    discount: fen,
    months: z.int().positive().nullable().describe('For how long it is bought; null: without an end'),
    expire_at: timestamp,
    page_version: z.int().nullable().describe('Of the page that it was ordered on; null: none of ours'),
    disclosure: z
      .string()
      .nullable()
      .describe('What that page said of risks and of the company; null: nothing'),
    events: z.array(event),
    refunds: z.array(refundRow).describe('The newest first'),
    refundable: fen.describe('The most that one refund can be of now'),
  }),
  errors: ['notFound'],
})

export const orderExport = studioOperation({
  id: 'orderExport',
  method: 'POST',
  path: '/studio-api/orders/export',
  access: ['finance', 'administrator'],
  summary:
    'The orders that a filter finds, as a table, phones masked, with a line in the audit log. More than 100,000 are refused.',
  request: z.strictObject({
    filter: orderFilter,
    format: z.enum(['csv', 'xlsx']),
    reason: wireText(100).trim().min(2),
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})
