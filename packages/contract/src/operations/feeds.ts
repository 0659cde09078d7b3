import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { lockReason } from './videos'
import { wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** The data columns: 龙虎榜, 机构调研, ETF, 基金. */
export const feedKinds = ['lhb', 'jgdy', 'etf', 'fund'] as const
export type FeedKind = (typeof feedKinds)[number]

/** A day in China: `2026-11-27`. */
const day = z.iso.date().regex(/^(?:19|20|21)/)

/** Null: not known, which is shown as `--`. */
const percent = z.number().nullable().describe('Per cent with two decimals: 9.98; null: not known')
const yuan = z.number().nullable().describe('Yuan, whatever unit it was imported in; null: not known')
const code = z.string().describe('A text, with its zeros: 000001')
const risk_level = z.string().describe('R1 to R5, or empty')

/** A share that was on the list of a day, once for each reason. */
const lhb = z.strictObject({
  trade_date: day,
  code,
  name: z.string(),
  change_rate: percent,
  net_buy: yuan,
  buy: yuan,
  sell: yuan,
  reason: z.string(),
  seats: z.array(z.strictObject({ side: z.enum(['buy', 'sell']), name: z.string(), buy: yuan, sell: yuan })),
})

/** A visit of institutions to a listed company. */
const jgdy = z.strictObject({
  code,
  name: z.string(),
  survey_date: day,
  org_count: z.int().nonnegative().nullable(),
  orgs: z.array(z.string()),
  way: z.string().describe('How it was done; may be empty'),
  topics: z.string(),
  notice_url: z.string().describe('The announcement; always there'),
})

const etf = z.strictObject({
  code,
  name: z.string(),
  index: z.string().describe('Which index it follows; may be empty'),
  sector: z.string(),
  scale: yuan,
  chg_1d: percent,
  chg_5d: percent,
  chg_20d: percent,
  risk_level,
})

const fund = z.strictObject({
  code,
  name: z.string(),
  type: z.string().describe('Its theme or kind, which `sector` asks for'),
  nav: z.number().nullable().describe('Yuan with four decimals; null: not known'),
  chg_1m: percent,
  chg_1y: percent,
  risk_level,
})

/** A row of each kind, as it is imported, stored and shown. */
export const feedRows = { lhb, jgdy, etf, fund } as const
export type FeedRow<Kind extends FeedKind = FeedKind> = z.output<(typeof feedRows)[Kind]>

/** What rows can be sorted by, best first; a leading `-` reverses the order. */
export const feedSorts = {
  lhb: ['net_buy', 'change_rate', 'buy', 'sell'],
  jgdy: ['survey_date', 'org_count'],
  etf: ['chg_1d', 'chg_5d', 'chg_20d', 'scale'],
  fund: ['chg_1m', 'chg_1y', 'nav'],
} as const satisfies Record<FeedKind, readonly string[]>

/** Bounds of data columns. */
export const feedLimits = { rows: 10_000, perPage: 500, sectors: 100 } as const

/** The rows of a data column on a day, without those that the visitor may not see. */
export const feedList = operation({
  id: 'feedList',
  method: 'GET',
  path: '/n8sf/api/content/v1/feed/list',
  auth: 'O',
  summary:
    'A data column of one day. Rows that are locked for the visitor are not sent, not counted, not sorted and not found; `is_locked` says that there are more.',
  request: z.object({
    kind: z.enum(feedKinds),
    date: day
      .optional()
      .describe(
        'None: the newest; a day without trading, or without data: the last one before it that has some',
      ),
    sector: wireText(40).optional().describe('Only rows of this sector, theme or kind'),
    sort: wireText(20).optional().describe('A column by which it can be sorted; with `-` the smallest first'),
    page: wireWholeNumber({ min: 1, max: 100_000 }).default(1),
    page_size: wireWholeNumber({ min: 1, max: feedLimits.perPage }).default(50),
  }),
  response: z.strictObject({
    kind: z.enum(feedKinds),
    list: z.array(z.union([lhb, jgdy, etf, fund])),
    total: z.int().nonnegative().describe('Of what the visitor may see'),
    page: z.int().positive(),
    page_size: z.int().positive(),
    as_of: z.string().describe('The day that it is of; empty: there is no data yet'),
    is_simulated: z.boolean().describe('Made up to show the page: say so beside it'),
    source: z.string(),
    method: z.string().describe('How it is made'),
    limits: z.string().describe('What it cannot tell'),
    days: z.array(day).describe('The newest days that have data, at most ten'),
    sectors: z.array(z.string()).describe('To choose from'),
    is_locked: z.boolean().describe('There is more, which the visitor may not see'),
    locked_from: z
      .int()
      .nonnegative()
      .nullable()
      .describe('How many rows are shown to everybody; null: nothing is locked for the visitor'),
    lock: lockReason,
    lock_url: z.string().describe('Where it is unlocked; empty: nowhere'),
    server_time: moment,
  }),
  errors: ['invalidParameters', 'serviceStopped'],
  example: { sends: { kind: 'lhb' } },
})
