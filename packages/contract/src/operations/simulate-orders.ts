import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { TRADING_PHONE } from './example-values'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** Bounds of orders in simulated trading. */
export const simulateOrderLimits = { mostShares: 100_000_000, ordersAtOnce: 50 } as const

const competition_id = wireId.optional().describe('None: the contest that runs and the visitor is in')
const code = z.string().regex(/^\d{6}$/)
const fen = z.int().nonnegative().describe('Fen')
const shares = z.int().nonnegative().describe('Shares')
const price = z.number().positive().describe('Yuan')
const rate = z.int().nonnegative().describe('Millionths')
const typedPrice = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,4})?$/)
  .describe('Yuan, for example `12.34`')

/** Chosen by the page: new for each order, and the same when an order is sent again. */
const client_no = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const order_id = z.string().regex(/^\d{1,15}$/)

const order = z.strictObject({
  order_id: z.string(),
  client_no: z.string(),
  code: z.string(),
  name: z.string(),
  side: z.enum(['buy', 'sell']),
  kind: z.enum(['limit', 'market']),
  qty: z.int().positive(),
  price: price.nullable().describe('Yuan; null: a market order'),
  day: z.string().describe('The day of trading that it is for, `2026-11-27`'),
  state: z.enum(['open', 'filled', 'cancelled', 'expired']),
  filled_qty: shares,
  filled_amount: fen,
  filled_price: price.nullable().describe('The mean of what was filled, yuan; null: nothing was'),
  fees: fen.describe('All fees, fen'),
  commission: fen,
  stamp: fen,
  transfer: fen,
  held: z.int().nonnegative().describe('What it still holds: money of a buyer, fen; shares of a seller'),
  remark: z.string().describe('Why it ended without all of it; may be empty'),
  accepted_at: moment,
  ended_at: moment.nullable(),
})

/** Orders shares in a contest. */
export const simulateOrder = operation({
  id: 'simulateOrder',
  method: 'POST',
  path: '/n8sf/api/simulate-trading/v1/order',
  auth: 'T',
  summary:
    'Orders shares in a contest; quotes that come after it fill it. A repeat with the same `client_no` answers the same order; why one is refused stands in `msg`.',
  request: z.object({
    competition_id,
    client_no,
    code,
    side: z.enum(['buy', 'sell']),
    qty: wireWholeNumber({ min: 1, max: simulateOrderLimits.mostShares }),
    price: typedPrice.optional().describe('Yuan, for example `12.34`; none: a market order'),
  }),
  response: order,
  errors: [
    'invalidParameters',
    'loginExpired',
    'notEligible',
    'activityNotStarted',
    'activityEnded',
    'orderRefused',
    'tooManyRequests',
    'serviceStopped',
  ],
  // This order exists after a first start: on a day without trading no new one would be accepted.
  example: {
    sends: {
      competition_id: 'contest-2',
      client_no: 'demo-order-1',
      code: '609901',
      side: 'buy',
      qty: 100,
      price: '38.00',
    },
    token: { handset: TRADING_PHONE },
  },
})

/** The orders of a visitor. */
export const simulateOrders = operation({
  id: 'simulateOrders',
  method: 'GET',
  path: '/n8sf/api/simulate-trading/v1/orders',
  auth: 'T',
  summary:
    'The visitor’s own orders in a contest, the newest first; `next` is `before` of the part after it.',
  request: z.object({
    competition_id,
    before: order_id.optional(),
    page_size: wireWholeNumber({ min: 1, max: simulateOrderLimits.ordersAtOnce }).default(20),
  }),
  response: z.strictObject({
    competition_id: z.string(),
    list: z.array(order),
    next: z.string().nullable().describe('Null: there are no more'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'notEligible'],
  example: { sends: { competition_id: 'contest-2' }, token: { handset: TRADING_PHONE } },
})

/** Cancels an order. */
export const simulateCancel = operation({
  id: 'simulateCancel',
  method: 'POST',
  path: '/n8sf/api/simulate-trading/v1/cancel',
  auth: 'T',
  summary:
    'Takes back what is not filled of an order, and answers it as it stands then. What has ended stays as it is; a repeat changes nothing.',
  request: z.object({ order_id }),
  response: order,
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'orderRefused', 'tooManyRequests'],
  example: {
    sends: { order_id: '1' },
    after: [{ id: 'simulateOrder', gives: ['order_id'] }],
    token: { handset: TRADING_PHONE },
  },
})

/** What the sheet of an order shows. */
export const simulateOrderSheet = operation({
  id: 'simulateOrderSheet',
  method: 'GET',
  path: '/n8sf/api/simulate-trading/v1/order-sheet',
  auth: 'T',
  summary:
    'What a player has to know to order a share: prices and limits, what can be bought and sold, fees.',
  request: z.object({
    competition_id,
    code,
    price: typedPrice.optional().describe('What `buyable` is reckoned with; none: a market order'),
  }),
  response: z.strictObject({
    competition_id: z.string(),
    code: z.string(),
    name: z.string(),
    unit: z.enum(['股', '份']),
    phase: z.enum([
      'closed',
      'opening_auction',
      'opening_auction_no_cancel',
      'waiting',
      'continuous',
      'break',
      'closing_auction',
      'after',
    ]),
    closed_reason: z.string().describe('Why no order is taken now; empty: they are'),
    is_suspended: z.boolean(),
    is_stale: z.boolean().describe('The quote is older than 15 seconds while there is trading'),
    is_simulated: z.boolean().describe('The quote is made up: say 模拟行情 beside it'),
    quoted_at: moment,
    last: price,
    prev_close: price.describe('The reference price of today, yuan'),
    limit_up: price.nullable().describe('Yuan; null: no limit today'),
    limit_down: price.nullable().describe('Yuan; null: no limit today'),
    buy_most: price.nullable().describe('What may be bid at most now, yuan; null: no bound'),
    sell_least: price.nullable().describe('What may be asked at least now, yuan; null: no bound'),
    ask1: price.nullable().describe('Yuan; null: nobody sells now'),
    bid1: price.nullable().describe('Yuan; null: nobody buys now'),
    tick: price.describe('The least step of prices, yuan'),
    lot: z.int().positive().describe('The fewest shares that are bought'),
    lot_step: z.int().positive().describe('By how many shares an order grows above it'),
    most_shares: z.int().positive(),
    cash: fen.describe('What can be spent, fen'),
    qty: shares.describe('Shares that the player has'),
    sellable: shares.describe('What can be sold of them today'),
    buyable: shares.describe('The most that can be bought at the price, with all fees'),
    most_percent: z.int().positive().describe('How much of all they have may be in one share, per cent'),
    commission_rate: rate,
    commission_min: fen.describe('The least commission of an order, fen'),
    stamp_rate: rate.describe('Stamp duty on sales, millionths'),
    transfer_rate: rate.describe('Transfer fee of both sides, millionths'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'notEligible', 'orderRefused', 'tooManyRequests'],
  example: {
    sends: { competition_id: 'contest-2', code: '609901', price: '38.00' },
    token: { handset: TRADING_PHONE },
  },
})
