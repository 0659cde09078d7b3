import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { instrument } from '../market/market-tables'
import { ofPlayer } from './contest-tables'

const price = (name: string) => bigint(name, { mode: 'number' })
const count = (name: string) => bigint(name, { mode: 'number' })
const fen = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

const shareCode = () =>
  text('code')
    .notNull()
    .references(() => instrument.code)

/** The state of an order. Every order ends with its day. */
export const simOrderStates = ['open', 'filled', 'cancelled', 'expired'] as const

/** An order of a player. Prices are ten-thousandths of a yuan, money is fen. */
export const simOrder = pgTable(
  'sim_order',
  {
    order_id: bigint('order_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    player_id: ofPlayer(),
    /** Given by the page, so that a repeat is the same order. */
    client_no: text('client_no').notNull(),
    code: shareCode(),
    side: text('side', { enum: ['buy', 'sell'] }).notNull(),
    kind: text('kind', { enum: ['limit', 'market'] }).notNull(),
    qty: count('qty').notNull(),
    /** Null: whatever the other side asks. */
    price: price('price'),
    day: date('day').notNull(),
    accepted_at: timestamptz('accepted_at').notNull().defaultNow(),
    /** The newest tick of quotes when it was accepted: only later ones can fill it. */
    after_tick: bigint('after_tick', { mode: 'number' }).notNull(),
    state: text('state', { enum: simOrderStates }).notNull().default('open'),
    filled_qty: count('filled_qty').notNull().default(0),
    filled_amount: fen('filled_amount'),
    commission: fen('commission'),
    stamp: fen('stamp'),
    transfer: fen('transfer'),
    /** What it still holds: money of a buyer, fen; shares of a seller. */
    held: fen('held'),
    ended_at: timestamptz('ended_at'),
    /** The newest tick when it was cancelled or ended with its day. */
    ended_after_tick: bigint('ended_after_tick', { mode: 'number' }),
    /** Why it ended without being filled, or is waiting, as shown to its player; may be empty. */
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    unique('sim_order_once').on(table.player_id, table.client_no),
    check('sim_order_client_no', sql`${table.client_no} ~ '^[A-Za-z0-9_-]{8,64}$'`),
    check('sim_order_qty', sql`${table.qty} > 0 and ${table.filled_qty} between 0 and ${table.qty}`),
    check(
      'sim_order_price',
      sql`(${table.kind} = 'limit') = (${table.price} is not null) and ${table.price} > 0`,
    ),
    check('sim_order_filled', sql`(${table.state} = 'filled') = (${table.filled_qty} = ${table.qty})`),
    check('sim_order_ended', sql`(${table.state} = 'open') = (${table.ended_at} is null)`),
    check('sim_order_held', sql`${table.held} >= 0 and (${table.state} = 'open' or ${table.held} = 0)`),
    index('sim_order_open').on(table.code, table.order_id).where(sql`${table.state} = 'open'`),
    index('sim_order_of_player').on(table.player_id, table.order_id),
    index('sim_order_of_day').on(table.day, table.order_id),
  ],
)

/** What one quote has filled of an order. */
export const simFill = pgTable(
  'sim_fill',
  {
    order_id: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => simOrder.order_id),
    tick_id: bigint('tick_id', { mode: 'number' }).notNull(),
    qty: count('qty').notNull(),
    price: price('price').notNull(),
    amount: fen('amount'),
    filled_at: timestamptz('filled_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.tick_id] }),
    check('sim_fill_some', sql`${table.qty} > 0 and ${table.price} > 0`),
  ],
)

/** The quotes that open orders have met, whether they filled any or not, so that a day can be replayed. */
export const simQuote = pgTable(
  'sim_quote',
  {
    tick_id: bigint('tick_id', { mode: 'number' }).notNull(),
    code: shareCode(),
    last: price('last').notNull(),
    prev_close: price('prev_close').notNull(),
    open: price('open'),
    bid1: price('bid1'),
    ask1: price('ask1'),
    limit_up: price('limit_up'),
    limit_down: price('limit_down'),
    /** Shares traded since the previous quote. */
    traded: count('traded').notNull(),
    is_suspended: boolean('is_suspended').notNull(),
    /** It arrived so late that it filled nothing. */
    is_stale: boolean('is_stale').notNull(),
    quoted_at: timestamptz('quoted_at').notNull(),
    received_at: timestamptz('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tick_id, table.code] }),
    index('sim_quote_of_code').on(table.code, table.tick_id),
  ],
)

/** The tick up to which all orders have been matched against quotes. One row; whoever is processing holds it locked. */
export const simCursor = pgTable(
  'sim_cursor',
  {
    cursor_id: integer('cursor_id').primaryKey(),
    tick_id: bigint('tick_id', { mode: 'number' }).notNull(),
    moved_at: timestamptz('moved_at').notNull().defaultNow(),
  },
  (table) => [check('sim_cursor_one', sql`${table.cursor_id} = 1`)],
)

/**
 * The effect of an order on its player's holdings, once it has ended with any fill. Weights are in hundredths of a per
 * cent.
 */
export const simTrade = pgTable(
  'sim_trade',
  {
    trade_id: bigint('trade_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: bigint('order_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => simOrder.order_id),
    player_id: ofPlayer(),
    code: shareCode(),
    /** A new 买入, 加仓, 减仓, 清仓. */
    side: text('side', { enum: ['open', 'add', 'reduce', 'close'] }).notNull(),
    from_weight: integer('from_weight').notNull(),
    to_weight: integer('to_weight').notNull(),
    /** The mean of its fills. */
    price: price('price').notNull(),
    qty: count('qty').notNull(),
    day: date('day').notNull(),
    traded_at: timestamptz('traded_at').notNull(),
    /** For a sale: its proceeds less its share of the cost, with all fees, fen. Null: it was a purchase. */
    profit: bigint('profit', { mode: 'number' }),
  },
  (table) => [
    check(
      'sim_trade_weights',
      sql`${table.from_weight} between 0 and 10000 and ${table.to_weight} between 0 and 10000`,
    ),
    check('sim_trade_profit', sql`(${table.profit} is null) = (${table.side} in ('open', 'add'))`),
    index('sim_trade_of_player').on(table.player_id, table.trade_id),
    index('sim_trade_newest').on(table.traded_at),
  ],
)
