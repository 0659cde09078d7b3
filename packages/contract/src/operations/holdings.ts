import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { wireText } from './wire-text'

/** Bounds of the check of holdings. */
export const holdingLimits = { items: 5, found: 8, strangersPerDay: 3, keptDays: 30, notices: 5 } as const

const price = z.number().positive().describe('Yuan')

/** Shares by code, name, or the first letters of its pinyin. */
export const instrumentSearch = operation({
  id: 'instrumentSearch',
  method: 'GET',
  path: '/n8sf/api/content/v1/instrument/search',
  auth: 'A',
  summary: 'Shares and ETFs whose code or pinyin initials begin with a text, or whose name has it.',
  request: z.object({ q: wireText(20).trim().min(1) }),
  response: z.strictObject({
    list: z
      .array(z.strictObject({ code: z.string(), name: z.string(), exchange: z.string(), sector: z.string() }))
      .max(holdingLimits.found),
  }),
  errors: ['invalidParameters', 'tooManyRequests'],
  example: { sends: { q: 'jajy' } },
})

/** What somebody holds of one share. */
const item = z.object({
  code: z.string().regex(/^\d{6}$/),
  cost: z.coerce.number().positive().max(100_000).optional().describe('Yuan a share'),
  weight: z.coerce.number().min(0).max(100).optional().describe('Per cent of all they hold'),
})

/** What is known of a share, from imported quotes and announcements alone. */
const checked = z.strictObject({
  code: z.string(),
  name: z.string().describe('Empty: there is no such share'),
  is_found: z.boolean(),
  last: price.nullable().describe('Null: no quote'),
  quoted_at: moment.nullable(),
  is_suspended: z.boolean(),
  is_simulated: z.boolean().describe('The quote is made up: say 模拟行情 beside it'),
  vs_cost: z
    .number()
    .nullable()
    .describe('Per cent above the given cost, dividends and bonus shares left out; null: none was given'),
  volatility: z
    .number()
    .nullable()
    .describe('Standard deviation of 20 daily changes, as per cent of a year; null: not enough days'),
  change_20d: z.number().nullable().describe('Per cent over 20 trading days'),
  range_1y: z.strictObject({ low: price, high: price }).nullable(),
  sector: z.string(),
  weight: z.number().nullable(),
  notices: z
    .array(z.strictObject({ title: z.string(), published_at: moment, url: z.string() }))
    .max(holdingLimits.notices),
})

/** A check as it was returned. */
const check = {
  check_id: z.string().describe('Empty: it was not kept'),
  checked_at: moment,
  source: z.string(),
  as_of: z.string().describe('The day of the newest quote; empty: there is none'),
  list: z.array(checked).max(holdingLimits.items),
}

/** Facts about what somebody holds. */
export const holdingDiagnose = operation({
  id: 'holdingDiagnose',
  method: 'POST',
  path: '/n8sf/api/content/v1/holding/diagnose',
  auth: 'O',
  summary:
    'Facts about up to five holdings. Who is logged in finds it again for 30 days; what an adviser says of a share is told to those who have signed a contract only.',
  request: z.object({ items: z.array(item).min(1).max(holdingLimits.items) }),
  response: z.strictObject({
    ...check,
    is_signed: z.boolean(),
    adviser_note: z
      .array(
        z.strictObject({
          code: z.string(),
          text: z.string(),
          adviser: z.string(),
          adviser_no: z.string(),
          written_at: moment,
        }),
      )
      .optional()
      .describe('Only for who has signed'),
    left_today: z
      .int()
      .nonnegative()
      .nullable()
      .describe('How often a stranger may still ask today; null: no bound'),
  }),
  errors: ['invalidParameters', 'tooManyRequests'],
  example: { sends: { items: [{ code: '609901', cost: 150, weight: 40 }] } },
})

/** The checks that are kept for somebody. */
export const holdingChecks = operation({
  id: 'holdingChecks',
  method: 'GET',
  path: '/n8sf/api/content/v1/holding/checks',
  auth: 'T',
  summary: 'The newest twenty checks that are kept for the visitor, as they were answered.',
  request: z.object({}),
  response: z.strictObject({ list: z.array(z.strictObject(check)) }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})

/** Deletes what is kept. */
export const holdingErase = operation({
  id: 'holdingErase',
  method: 'POST',
  path: '/n8sf/api/content/v1/holding/erase',
  auth: 'T',
  summary: 'Deletes one kept check, or without `check_id` all of the visitor. A repeat changes nothing.',
  request: z.object({ check_id: wireText(40).optional() }),
  response: z.strictObject({ deleted: z.int().nonnegative() }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})
