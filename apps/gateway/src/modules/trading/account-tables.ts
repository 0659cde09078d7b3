import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { instrument } from '../market/market-tables'
import { ofPlayer } from './contest-tables'

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

const shareCode = () =>
  text('code')
    .notNull()
    .references(() => instrument.code)

/** What moves money: the fund, orders that hold and release it, trades with their fees, dividends. */
export const cashMoves = [
  'fund',
  'hold',
  'release',
  'buy',
  'sell',
  'commission',
  'stamp',
  'transfer',
  'dividend',
  'dividend_paid',
] as const

/**
 * Every movement of money, never changed. `ref` names its cause (`order:12`, `fill:12:4711`,
 * `action:609901:2026-11-30`), so that nothing is booked twice. Fen.
 */
export const simCashLedger = pgTable(
  'sim_cash_ledger',
  {
    entry_id: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    player_id: ofPlayer(),
    /** The trading day that it belongs to. */
    day: date('day').notNull(),
    move: text('move', { enum: cashMoves }).notNull(),
    ref: text('ref').notNull(),
    /** What can be spent. */
    cash: amount('cash'),
    /** What open orders hold. */
    held: amount('held'),
    /** Dividends from their ex-date until they are paid. */
    receivable: amount('receivable'),
    moved_at: timestamptz('moved_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sim_cash_ledger_once').on(table.player_id, table.move, table.ref),
    index('sim_cash_ledger_of_day').on(table.player_id, table.day, table.entry_id),
  ],
)

/** The sum of a player's entries. Only a trigger on the ledger writes here. */
export const simAccount = pgTable(
  'sim_account',
  {
    player_id: ofPlayer().primaryKey(),
    cash: amount('cash'),
    held: amount('held'),
    receivable: amount('receivable'),
  },
  (table) => [
    check('sim_account_cash', sql`${table.cash} >= 0`),
    check('sim_account_held', sql`${table.held} >= 0`),
    check('sim_account_receivable', sql`${table.receivable} >= 0`),
  ],
)

/** What moves shares: trades, orders that hold and release them, bonus shares. */
export const shareMoves = ['buy', 'sell', 'hold', 'release', 'bonus'] as const

/** Every movement of shares, never changed. `ref` as in the cash ledger. */
export const simShareLedger = pgTable(
  'sim_share_ledger',
  {
    entry_id: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    player_id: ofPlayer(),
    code: shareCode(),
    day: date('day').notNull(),
    move: text('move', { enum: shareMoves }).notNull(),
    ref: text('ref').notNull(),
    qty: amount('qty'),
    /** What open sales hold. */
    held: amount('held'),
    /** What was paid for them including all fees, fen. Sales take their share of it. */
    cost: amount('cost'),
    moved_at: timestamptz('moved_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sim_share_ledger_once').on(table.player_id, table.code, table.move, table.ref),
    index('sim_share_ledger_of_day').on(table.player_id, table.day, table.entry_id),
  ],
)

/**
 * The sum of the entries of a player and a share. Only a trigger on the ledger writes here. What was bought on
 * `bought_day` cannot be sold on that day.
 */
export const simPosition = pgTable(
  'sim_position',
  {
    player_id: ofPlayer(),
    code: shareCode(),
    qty: amount('qty'),
    held: amount('held'),
    cost: amount('cost'),
    bought_qty: amount('bought_qty'),
    bought_day: date('bought_day').notNull(),
    /** Since when the player has held any. */
    opened_day: date('opened_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.player_id, table.code] }),
    check('sim_position_qty', sql`${table.qty} >= 0`),
    check('sim_position_held', sql`${table.held} >= 0`),
    check('sim_position_sellable', sql`${table.qty} - ${table.held} - ${table.bought_qty} >= 0`),
    check('sim_position_cost', sql`${table.qty} > 0 or ${table.cost} = 0`),
    index('sim_position_of_code').on(table.code),
  ],
)
