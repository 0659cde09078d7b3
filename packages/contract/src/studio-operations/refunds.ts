import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { paymentSuppliers } from '../payment'
import { listAfter, listLimit, listNext } from './bounds'
import { studioOperation } from './studio-operation'

const timestamp = z.iso.datetime({ offset: true })
const fen = z.int().nonnegative().describe('Fen')
const byMember = z.strictObject({ member_id: z.int(), name: z.string() }).nullable()

/** Who may look at orders and refunds, phones masked. */
export const ORDER_READERS = ['operator', 'finance', 'auditor', 'administrator'] as const
/** Who may release money. */
const PAYERS = ['finance', 'administrator'] as const

export const orderPid = z
  .string()
  .regex(/^\d{24}$/)
  .describe('24 digits')

const refundNumber = z
  .string()
  .regex(/^\d{24}R\d{2,6}$/)
  .describe('That of its order, `R` and which of its refunds it is')

/** The progress of a refund. `abnormal`: its supplier could not pay it out. */
export const refundStates = ['asked', 'released', 'refunded', 'declined', 'abnormal'] as const
export type RefundState = (typeof refundStates)[number]

/** Why money goes back. `late` and `twice` paid for nothing. */
export const refundKinds = ['visitor', 'operator', 'late', 'twice'] as const
export type RefundKind = (typeof refundKinds)[number]

export const refundRow = z.strictObject({
  out_refund_no: refundNumber,
  pid: orderPid,
  name: z.string().describe('Of the product'),
  sku_name: z.string(),
  handset: z.string().describe('Masked: 138****8000; empty: the buyer was erased'),
  supplier: z.enum(paymentSuppliers),
  amount: fen,
  total: fen.describe('What was paid by the payment that it is of'),
  reason: z.string(),
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  asked_by: byMember.describe('Null: the buyer, or nobody'),
  decided_by: byMember,
  decided_why: z.string().describe('Why it was declined; empty otherwise'),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  refunded_at: timestamp.nullable(),
})

/** What narrows the refunds down. */
export const refundFilter = z.strictObject({
  state: z.enum(refundStates).optional(),
  kind: z.enum(refundKinds).optional(),
})

export const refundList = studioOperation({
  id: 'refundList',
  method: 'GET',
  path: '/studio-api/refunds',
  access: ORDER_READERS,
  summary: 'The refunds, newest first.',
  request: refundFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 20 }) }),
  response: z.strictObject({
    list: z.array(refundRow),
    next: listNext,
    waiting: z.int().nonnegative().describe('How many wait for somebody to decide'),
    abnormal: z.int().nonnegative().describe('How many a supplier could not pay out'),
  }),
  errors: [],
})

export const refundAsk = studioOperation({
  id: 'refundAsk',
  method: 'POST',
  path: '/studio-api/refunds/ask',
  access: ['operator', 'finance', 'administrator'],
  summary:
    'Asks for money of a paid order to be sent back, all of it or a part. Nothing goes before another member releases it.',
  request: z.strictObject({
    pid: orderPid,
    amount: z.int().positive().describe('Fen'),
    seen_refundable: fen.describe(
      '`refundable` as its member has seen it: a repeat, or two at once, are told apart by it',
    ),
    reason: wireText(100).trim().min(2),
  }),
  response: z.strictObject({ out_refund_no: refundNumber }),
  errors: ['notFound', 'conflict', 'refundNotPossible'],
})

export const refundDecide = studioOperation({
  id: 'refundDecide',
  method: 'POST',
  path: '/studio-api/refunds/decide',
  access: PAYERS,
  summary:
    'Releases a refund, which its supplier is then asked to pay out, or declines it. Never by the member who has asked for it.',
  request: z.strictObject({
    out_refund_no: refundNumber,
    decision: z.enum(['released', 'declined']),
    amount: z.int().positive().describe('Fen, as its member has seen it'),
    why: wireText(100).trim().default('').describe('Needed to decline'),
  }),
  response: z.strictObject({ state: z.enum(refundStates) }),
  errors: ['notFound', 'conflict', 'ownRefund'],
})

export const refundRetry = studioOperation({
  id: 'refundRetry',
  method: 'POST',
  path: '/studio-api/refunds/retry',
  access: PAYERS,
  summary:
    'Has a supplier asked once more for a refund that it could not pay out. By the same number, so that no money goes twice.',
  request: z.strictObject({ out_refund_no: refundNumber }),
  response: z.strictObject({ state: z.enum(refundStates) }),
  errors: ['notFound', 'conflict'],
})
