import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { paymentSuppliers } from '../payment'
import { listAfter, listLimit, listNext, rowNumber, someDay } from './bounds'
import { studioOperation } from './studio-operation'

/** `closed`: no difference is left. `signed`: none is left, and somebody has signed for one of them. */
export const billDayStates = ['open', 'closed', 'signed'] as const
export type BillDayState = (typeof billDayStates)[number]

/**
 * How a bill and our books can differ. `theirs`: the bill has it and our books do not; `ours`: the other way round.
 * `day_edge`: both have it, on different days. `bill_late`: there is no readable bill.
 */
export const differenceKinds = [
  'payment_theirs',
  'payment_ours',
  'amount',
  'refund_theirs',
  'refund_ours',
  'day_edge',
  'bill_late',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** `settled`: it is explained or made good. `signed`: somebody has signed it and given a reason. */
export const differenceStates = ['open', 'settled', 'signed'] as const
export type DifferenceState = (typeof differenceStates)[number]

const READERS = ['finance', 'auditor', 'administrator'] as const
const WRITERS = ['finance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const fen = z.int().describe('Fen')
const days = {
  supplier: z.enum(paymentSuppliers).optional(),
  from: someDay.optional().describe('First day, in China'),
  to: someDay.optional().describe('Last day, in China'),
}

/** What narrows the days down. */
export const billDayFilter = z.strictObject({ ...days, state: z.enum(billDayStates).optional() })

/** What narrows the differences down. */
export const differenceFilter = z.strictObject({
  ...days,
  kind: z.enum(differenceKinds).optional(),
  state: z.enum(differenceStates).optional(),
})

const billDay = z.strictObject({
  key: z.string().describe('`wechat.2026-11-23`'),
  supplier: z.enum(paymentSuppliers),
  day: someDay,
  state: z.enum(billDayStates),
  problem: z
    .enum(['absent', 'unreachable', 'unreadable'])
    .nullable()
    .describe('Why there is no bill: not made, no answer, or torn, of which nothing was taken'),
  problem_text: z.string(),
  asked_at: timestamp.nullable(),
  fetched_at: timestamp.nullable().describe('Null: there is no bill'),
  sha256: z.string().nullable().describe('Of the file as it came'),
  lines: z.int().min(0),
  paid: fen,
  refunded: fen,
  ledger_paid: fen,
  ledger_refunded: fen,
  open: z.int().min(0).describe('Differences that nobody has settled'),
  settled: z.int().min(0),
  signed: z.int().min(0),
})

const difference = z.strictObject({
  id: rowNumber,
  supplier: z.enum(paymentSuppliers),
  day: someDay,
  kind: z.enum(differenceKinds),
  of: z.enum(['payment', 'refund', 'bill']),
  number: z.string().describe('The supplier’s of a payment, ours of a refund; empty for a bill'),
  out_trade_no: z.string(),
  pid: z.string().nullable().describe('Null: of no order that we know'),
  ours: fen.nullable(),
  theirs: fen.nullable(),
  ours_at: timestamp.nullable(),
  theirs_at: timestamp.nullable(),
  state: z.enum(differenceStates),
  outcome: z
    .enum(['', 'elsewhere', 'gone', 'paid', 'late', 'twice', 'repeat', 'confirmed', 'refunded'])
    .describe('What has settled it'),
  reason: z.string().describe('Of who signed'),
  decided_by: z.string().nullable().describe('A member’s name; null: nobody, or it was settled by itself'),
  decided_at: timestamp.nullable(),
  can_settle: z.boolean().describe('Whether it can be made good; else it has to be signed for'),
})

export const billDayList = studioOperation({
  id: 'billDayList',
  method: 'GET',
  path: '/studio-api/reconciliation/days',
  access: READERS,
  summary: 'The days whose bills are compared with our books, newest first, with the sums of both.',
  request: billDayFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 30 }) }),
  response: z.strictObject({ list: z.array(billDay), next: listNext }),
  errors: [],
})

export const billDayRun = studioOperation({
  id: 'billDayRun',
  method: 'POST',
  path: '/studio-api/reconciliation/run',
  access: WRITERS,
  summary:
    'Fetches the bill of a day if there is none yet, and compares it with our books once more; a repeat changes nothing.',
  request: z.strictObject({ supplier: z.enum(paymentSuppliers), day: someDay }),
  response: z.strictObject({ day: billDay }),
  errors: ['notFound', 'tooManyRequests'],
})

export const differenceList = studioOperation({
  id: 'differenceList',
  method: 'GET',
  path: '/studio-api/reconciliation/differences',
  access: READERS,
  summary: 'What bills and our books do not agree on: what is to be settled, then the rest, newest first.',
  request: differenceFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(difference), total: z.int().min(0), next: listNext }),
  errors: [],
})

export const differenceSettle = studioOperation({
  id: 'differenceSettle',
  method: 'POST',
  path: '/studio-api/reconciliation/settle',
  access: WRITERS,
  summary:
    'Makes a difference good: takes up a payment that only the bill has, asks the supplier about what only our books have. Refused where that explains nothing.',
  request: z.strictObject({ id: rowNumber }),
  response: z.strictObject({ difference, day: billDay }),
  errors: ['notFound', 'conflict', 'differenceStays', 'supplierAway', 'tooManyRequests'],
})

export const differenceSign = studioOperation({
  id: 'differenceSign',
  method: 'POST',
  path: '/studio-api/reconciliation/sign',
  access: WRITERS,
  summary:
    'Puts a name and a reason to a difference that cannot be made good. Not by who has asked for or released a refund of that order.',
  request: z.strictObject({ id: rowNumber, reason: wireText(200).trim().min(2) }),
  response: z.strictObject({ difference, day: billDay }),
  errors: ['notFound', 'conflict', 'ownDifference'],
})

export const differenceExport = studioOperation({
  id: 'differenceExport',
  method: 'POST',
  path: '/studio-api/reconciliation/export',
  access: READERS,
  summary: 'Differences as a table, with a line in the audit log. More than 100,000 are refused.',
  request: z.strictObject({
    filter: differenceFilter,
    format: z.enum(['csv', 'xlsx']),
    reason: wireText(100).trim().min(2),
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})
