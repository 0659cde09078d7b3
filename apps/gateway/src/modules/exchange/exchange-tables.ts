import { sql } from 'drizzle-orm'
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Where a share is traded by rules of its own; ETFs have rules of their own on every exchange. */
export const BOARDS = ['main', 'chinext', 'star', 'bse', 'etf'] as const

/** The names of rules. Every value is a whole number; its unit and range are in the table’s check. */
export const RULE_NAMES = [
  /** Per cent of the reference price, up and down. */
  'price_limit',
  /** The same for shares under risk warning; without a row, the general limit applies to them. */
  'price_limit_st',
  /** The first trade days of a listing that have no limit. Without a row there was a limit of another kind. */
  'free_days',
  /** The fewest shares that can be bought. */
  'lot',
  /** The increment of shares above that. */
  'lot_step',
  /** The most shares of a limit order. */
  'most_shares',
  /** The smallest price step, in ten-thousandths of a yuan. */
  'tick',
  /** Stamp duty on sales, in millionths. */
  'stamp_rate',
  /** Transfer fee of both sides, in millionths. */
  'transfer_rate',
  /**
   * The most that buyers may bid and the least that sellers may ask in continuous trading, in per cent; 0 is no bound.
   */
  'band_up',
  'band_down',
] as const

/** The rules of the exchanges and the authorities, each from a day on, until the next row with its name. */
export const exchangeRule = pgTable(
  'exchange_rule',
  {
    board: text('board', { enum: BOARDS }).notNull(),
    name: text('name', { enum: RULE_NAMES }).notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
    from_day: date('from_day').notNull(),
    /** Whose text says so, and which; 待核实: not yet checked against that text. */
    source: text('source').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.name, table.from_day] }),
    check('exchange_rule_board', sql`${table.board} in ('main', 'chinext', 'star', 'bse', 'etf')`),
    check(
      'exchange_rule_value',
      sql`case ${table.name}
        when 'price_limit' then ${table.value} between 1 and 99
        when 'price_limit_st' then ${table.value} between 1 and 99
        when 'free_days' then ${table.value} between 0 and 30
        when 'lot' then ${table.value} between 1 and 10000
        when 'lot_step' then ${table.value} between 1 and 10000
        when 'most_shares' then ${table.value} between 100 and 100000000
        when 'tick' then ${table.value} between 1 and 10000
        when 'stamp_rate' then ${table.value} between 0 and 10000
        when 'transfer_rate' then ${table.value} between 0 and 10000
        when 'band_up' then ${table.value} = 0 or ${table.value} between 101 and 200
        when 'band_down' then ${table.value} = 0 or ${table.value} between 1 and 99
        else false end`,
    ),
    // None of today's exchanges is older: an earlier day is a mistake.
    check('exchange_rule_from_day', sql`${table.from_day} >= '1990-12-01'`),
    check('exchange_rule_source', sql`length(btrim(${table.source})) > 0`),
  ],
)
