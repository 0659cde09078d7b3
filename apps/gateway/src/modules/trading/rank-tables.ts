import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { instrument } from '../market/market-tables'
import { member } from '../members/member-tables'
import { competition, ofPlayer } from './contest-tables'

const ofCompetition = () =>
  text('competition_id')
    .notNull()
    .references(() => competition.competition_id)

export const simPeriods = ['day', 'week', 'month', 'all'] as const

/** A day of a contest. While it is being settled, rankings say so. */
export const simDay = pgTable(
  'sim_day',
  {
    competition_id: ofCompetition(),
    day: date('day').notNull(),
    state: text('state', { enum: ['settling', 'settled'] }).notNull(),
    players: integer('players').notNull().default(0),
    /** Over the assets of all players, in player order. */
    hash: text('hash'),
    began_at: timestamptz('began_at').notNull().defaultNow(),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.competition_id, table.day] }),
    check('sim_day_settled', sql`(${table.state} = 'settled') = (${table.settled_at} is not null)`),
    check('sim_day_hash', sql`(${table.settled_at} is null) = (${table.hash} is null)`),
  ],
)

/** A player's assets at the end of a day, fen. Shares count at their last price of that day. */
export const simAsset = pgTable(
  'sim_asset',
  {
    player_id: ofPlayer(),
    day: date('day').notNull(),
    cash: bigint('cash', { mode: 'number' }).notNull(),
    receivable: bigint('receivable', { mode: 'number' }).notNull(),
    holdings: bigint('holdings', { mode: 'number' }).notNull(),
    asset: bigint('asset', { mode: 'number' }).notNull(),
    /** The highest value so far, and the maximum drawdown from such a peak, in millionths. */
    peak: bigint('peak', { mode: 'number' }).notNull(),
    max_drawdown: integer('max_drawdown').notNull(),
    /** Sales so far that closed or reduced a position, and those of them made at a profit. */
    closed_trades: integer('closed_trades').notNull(),
    won_trades: integer('won_trades').notNull(),
    /** Shares whose price jumped without an announcement to explain it, which count at their earlier price. */
    frozen_codes: text('frozen_codes').array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [
    primaryKey({ columns: [table.player_id, table.day] }),
    check('sim_asset_sum', sql`${table.asset} = ${table.cash} + ${table.receivable} + ${table.holdings}`),
    check('sim_asset_trades', sql`${table.won_trades} between 0 and ${table.closed_trades}`),
    index('sim_asset_of_day').on(table.day),
  ],
)

/**
 * The ranking at the end of a day. Rates are in millionths. It is derived from `sim_asset` alone, whose foreign keys
 * cover it too: a hundred thousand players make four hundred thousand rows a day, and checking each twice more took
 * most of the time.
 */
export const simRank = pgTable(
  'sim_rank',
  {
    competition_id: text('competition_id').notNull(),
    period: text('period', { enum: simPeriods }).notNull(),
    day: date('day').notNull(),
    rank: integer('rank').notNull(),
    player_id: bigint('player_id', { mode: 'number' }).notNull(),
    return_rate: bigint('return_rate', { mode: 'number' }).notNull(),
    win_rate: integer('win_rate').notNull(),
    closed_trades: integer('closed_trades').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competition_id, table.period, table.day, table.rank] }),
    index('sim_rank_of_player').on(table.player_id, table.period, table.day),
    check('sim_rank_place', sql`${table.rank} > 0`),
  ],
)

/**
 * A share whose price jumped on a day without an action to explain it. It counts at its earlier price until somebody
 * has reviewed it.
 */
export const simSuspect = pgTable(
  'sim_suspect',
  {
    code: text('code')
      .notNull()
      .references(() => instrument.code),
    day: date('day').notNull(),
    /** The price it counts at, ten-thousandths of a yuan. */
    kept_price: bigint('kept_price', { mode: 'number' }).notNull(),
    found_at: timestamptz('found_at').notNull().defaultNow(),
    resolved_at: timestamptz('resolved_at'),
    /** The member who released it, and why. Null: a later announcement explained it. */
    resolved_by: bigint('resolved_by', { mode: 'number' }).references(() => member.member_id),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.day] }),
    check(
      'sim_suspect_resolved',
      sql`${table.resolved_by} is null or (${table.resolved_at} is not null and ${table.reason} <> '')`,
    ),
  ],
)

/** How a share got its price for a day: it was traded, it was not, or it is suspect and keeps its earlier price. */
export const simPriceBases = ['close', 'suspended', 'kept'] as const

/** The price at which each held share counted at the end of a day of a contest, ten-thousandths of a yuan. */
export const simPrice = pgTable(
  'sim_price',
  {
    competition_id: ofCompetition(),
    day: date('day').notNull(),
    code: text('code')
      .notNull()
      .references(() => instrument.code),
    price: bigint('price', { mode: 'number' }).notNull(),
    basis: text('basis', { enum: simPriceBases }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competition_id, table.day, table.code] }),
    check('sim_price_some', sql`${table.price} > 0`),
  ],
)

/** The recipient of a prize of the final ranking. */
export interface Award {
  rank: number
  player_id: number
  name: string
  /** Fen. */
  value: number
  /** False: the player in this place has closed too few trades, and nobody gets it. */
  is_won: boolean
}

/**
 * The final ranking of a contest, as frozen. A later disqualification creates another version; earlier ones stay as
 * they are.
 */
export const simFinal = pgTable(
  'sim_final',
  {
    competition_id: ofCompetition(),
    version: integer('version').notNull(),
    /** Every place in words, which anybody can hash again; `finalText` documents the format. */
    text: text('text').notNull(),
    hash: text('hash').notNull(),
    prizes: jsonb('prizes').$type<readonly Award[]>().notNull(),
    frozen_at: timestamptz('frozen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.competition_id, table.version] }),
    check('sim_final_version', sql`${table.version} > 0`),
    check('sim_final_hash', sql`${table.hash} = encode(sha256(convert_to(${table.text}, 'UTF8')), 'hex')`),
  ],
)
