import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'

/** Bounds of quotes on open screens. `pollMs`: how often they are requested when no stream reaches the page. */
export const simulateQuoteLimits = { codes: 30, pollMs: 5_000 } as const

const price = z.number().positive().describe('Yuan')

/** The newest quotes of some shares. */
export const simulateQuotes = operation({
  id: 'simulateQuotes',
  method: 'GET',
  path: '/n8sf/api/simulate-trading/v1/quotes',
  auth: 'A',
  summary:
    'The newest quotes of some shares, for a screen that shows them; of a share without a quote there is no row.',
  request: z.object({
    codes: z
      .string()
      .regex(/^\d{6}(,\d{6}){0,29}$/)
      .describe(`Up to ${simulateQuoteLimits.codes} codes, with a comma between two: \`609901,309905\``),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        last: price,
        prev_close: price.describe('The reference price of the day, yuan'),
        change_rate: z.number().describe('Per cent against it: 1.23'),
        ask1: price.nullable().describe('Yuan; null: nobody sells now'),
        bid1: price.nullable().describe('Yuan; null: nobody buys now'),
        is_suspended: z.boolean(),
        is_simulated: z.boolean().describe('It is made up: say 模拟行情 beside it'),
        quoted_at: moment,
      }),
    ),
    is_market_open: z.boolean().describe('The exchanges trade now; else say 休市中'),
    server_time: moment,
  }),
  errors: ['invalidParameters'],
  example: { sends: { codes: '609901,309905' } },
})
