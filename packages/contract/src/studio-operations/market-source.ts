import { z } from 'zod'
import { someDay } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'approver', 'compliance', 'auditor', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()

/** `named`: so many instruments are named, and the rest counted. `staleMinutes`: a quote is expected every minute. */
export const marketSourceLimits = { named: 50, sources: 20, staleMinutes: 5 } as const

/**
 * Whether quotes are expected at this moment. `closed`: the exchanges do not trade today. `unknown`: the trading days
 * of this year are not known. `before`, `break` and `after` are for a trading day.
 */
export const marketStates = ['open', 'before', 'break', 'after', 'closed', 'unknown'] as const
export type MarketState = (typeof marketStates)[number]

const named = z.strictObject({
  code: z.string(),
  name: z.string(),
  quoted_at: timestamp.nullable().describe('Null: it has no quote'),
})

const some = z.strictObject({ count, list: z.array(named).max(marketSourceLimits.named) })

export const marketSourceStatus = studioOperation({
  id: 'marketSourceStatus',
  method: 'GET',
  path: '/studio-api/market-source',
  access: READERS,
  summary: 'Where quotes come from, how old the newest are and how late they came, and what has none.',
  request: z.strictObject({}),
  response: z.strictObject({
    at: timestamp.describe('The moment of which all this is said'),
    is_set: z.boolean().describe('MARKET_SOURCE_URL has an address, which is said to nobody'),
    market: z.enum(marketStates),
    next_day: someDay
      .nullable()
      .describe('When the exchanges trade next, today included; null: nobody knows'),
    calendar_until: someDay.nullable().describe('The last day of the years whose trade days are all known'),
    missing_year: z
      .int()
      .nullable()
      .describe('The next year, from 20 December on, while its trade days have not been imported'),
    day: someDay.nullable().describe('The day in China of the delays: the last one on which quotes came'),
    sources: z
      .array(
        z.strictObject({
          source: z.string(),
          is_simulated: z.boolean(),
          instruments: count,
          newest_at: timestamp,
          oldest_at: timestamp,
          ticks: count.describe(
            'Quotes that came on `day`, of instruments whose newest quote is of this source',
          ),
          delay: z
            .strictObject({
              p50: z.int().describe('Seconds from the time of a quote to when it came'),
              p95: z.int(),
              max: z.int(),
            })
            .nullable()
            .describe('Null: none came'),
        }),
      )
      .max(marketSourceLimits.sources),
    listed: count.describe('Instruments that are listed today'),
    without_quote: some.describe('Listed, and without a quote'),
    stale: some.describe(
      'Not suspended, and without a newer quote for five minutes of trading; none while the market is not open',
    ),
  }),
  errors: [],
})
