import { z } from 'zod'
import { MOST_FEN } from '../money'
import { wireId, wireText } from '../operations/wire-text'
import {
  inQuery,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallCount,
  smallNumber,
  someMoment,
} from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'finance', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const fen = z.int().min(1).max(MOST_FEN).describe('Fen')
const revision = smallNumber.describe('Counts every change; what visitors take is none')

/** Nobody hands out more than this at once, and no browser saves more by mistake. */
export const MOST_CODES = 10_000
/** Bounds of what a batch says. */
export const couponLimits = { stock: 1_000_000, perUser: 20, products: 100, days: 730 } as const

/** Whether a batch can be taken from now: `gone` has nothing left, `off` was closed by hand. */
export const couponBatchStates = ['on', 'coming', 'ended', 'gone', 'off'] as const
export type CouponBatchState = (typeof couponBatchStates)[number]

/** Status of somebody's coupon. */
export const couponStates = ['unused', 'locked', 'used', 'expired'] as const
export type CouponState = (typeof couponStates)[number]

const batchFields = {
  title: wireText(40).trim().min(1),
  kind: z.enum(['amount', 'rate']),
  amount: fen.nullable().describe('Fen that it takes off; null: a rate'),
  rate: z.int().min(1).max(99).nullable().describe('Percent that it takes off; null: an amount'),
  ceiling: fen.nullable().describe('The most that a rate takes off; null: an amount'),
  threshold: z.int().min(0).max(MOST_FEN).describe('What the price has to be at least; 0: anything'),
  products: z.array(rowNumber).max(couponLimits.products).describe('Which it is for; none: all'),
  receive_from: someMoment.nullable().describe('Null: has begun'),
  receive_to: someMoment.nullable().describe('Null: no end is set'),
  use_from: someMoment.nullable().describe('Null: at once'),
  use_to: someMoment.nullable().describe('Null: so many days after it was received'),
  use_days: z.int().min(1).max(couponLimits.days).nullable().describe('Null: until a set moment'),
  total: z
    .int()
    .min(0)
    .max(couponLimits.stock)
    .describe('How many there are in all, those given out among them'),
  per_user: z.int().min(1).max(couponLimits.perUser).describe('How many one person may have'),
  rule_id: wireId.nullable().describe('Who may have it; null: anybody'),
  is_open: z.boolean().describe('False: nobody can take it; who has it keeps it'),
}

const batchRow = z.strictObject({
  ...batchFields,
  coupon_id: z.string(),
  title: z.string(),
  products: z.array(rowNumber),
  rule_id: z.string().nullable(),
  total: z.int().nonnegative(),
  receive_from: timestamp.nullable(),
  receive_to: timestamp.nullable(),
  use_from: timestamp.nullable(),
  use_to: timestamp.nullable(),
  state: z.enum(couponBatchStates),
  stock: z.int().nonnegative().describe('How many are left'),
  taken: z.int().nonnegative().describe('That people have, whatever became of them'),
  unused: z.int().nonnegative(),
  locked: z.int().nonnegative().describe('In orders that wait for their payment'),
  used: z.int().nonnegative(),
  expired: z.int().nonnegative().describe('Without having been used'),
  codes: z.int().nonnegative().describe('On paper'),
  codes_redeemed: z.int().nonnegative(),
  is_fixed: z.boolean().describe('What it takes off, for what and when, can be changed no more'),
  revision,
  updated_at: timestamp,
})

export const couponBatchFilter = z.strictObject({
  q: wireText(64).optional().describe('A part of its title or of its id'),
  state: z.enum(couponBatchStates).optional(),
})

export const couponBatchList = studioOperation({
  id: 'couponBatchList',
  method: 'GET',
  path: '/studio-api/coupons',
  access: READERS,
  summary:
    'The batches of coupons, newest first, with what is left and what became of those given out, counted now.',
  request: couponBatchFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({ list: z.array(batchRow), next: listNext }),
  errors: [],
})

export const couponBatchDetail = studioOperation({
  id: 'couponBatchDetail',
  method: 'GET',
  path: '/studio-api/coupons/detail',
  access: READERS,
  summary: 'A batch of coupons, with its products and its rule by their names.',
  request: z.strictObject({ coupon_id: wireId }),
  response: z.strictObject({
    batch: batchRow,
    product_names: z.array(z.string()).describe('In the order of `products`'),
    rule_name: z.string().nullable(),
  }),
  errors: ['notFound'],
})

export const couponBatchCreate = studioOperation({
  id: 'couponBatchCreate',
  method: 'POST',
  path: '/studio-api/coupons/create',
  access: WRITERS,
  summary: 'Makes a batch of coupons.',
  request: z.strictObject({ ...batchFields, coupon_id: wireId }),
  response: z.strictObject({ coupon_id: z.string() }),
  errors: ['alreadyExists'],
})

export const couponBatchChange = studioOperation({
  id: 'couponBatchChange',
  method: 'POST',
  path: '/studio-api/coupons/change',
  access: WRITERS,
  summary:
    'Changes a batch, opens or closes it. Once one was given out, what it takes off, for what and when it is used stays.',
  request: z.strictObject({ ...batchFields, coupon_id: wireId, base_revision: revision }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict'],
})

export const couponCodesMake = studioOperation({
  id: 'couponCodesMake',
  method: 'POST',
  path: '/studio-api/coupons/codes',
  access: WRITERS,
  summary:
    'Makes codes to be handed out on paper, which are taken from the stock, and answers them as a table, once: they are stored as keyed hashes. With a line in the audit log; counted for each member.',
  request: z.strictObject({
    coupon_id: wireId,
    count: z.int().min(1).max(MOST_CODES),
    format: z.enum(['csv', 'xlsx']),
    reason: wireText(100).trim().min(2),
  }),
  response: 'file',
  errors: ['notFound', 'tooManyRequests'],
})

export const couponHolders = studioOperation({
  id: 'couponHolders',
  method: 'GET',
  path: '/studio-api/coupons/holders',
  access: READERS,
  summary: 'Who has a coupon of a batch, the last first, phones masked.',
  request: z.strictObject({
    coupon_id: wireId,
    state: z.enum(couponStates).optional(),
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        user_coupon_id: rowNumber,
        uid: rowNumber,
        handset: z.string().describe('Masked: 138****8000; empty: they were erased'),
        seq: smallCount.describe('Which of theirs it is, from 1'),
        state: z.enum(couponStates),
        is_of_code: z.boolean().describe('By a code on paper'),
        page_code: z.string().nullable().describe('Page it was asked from; null: none of ours is known'),
        received_at: timestamp,
        expire_at: timestamp,
        used_at: timestamp.nullable(),
      }),
    ),
    next: listNext,
  }),
  errors: [],
})
