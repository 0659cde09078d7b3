import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { rowTimes, timestamptz } from '../../db/columns'

/** A price in ten-thousandths of a yuan: shares have two decimals, ETFs three, funds four. */
const price = (name: string) => bigint(name, { mode: 'number' })

const code = (name = 'code') =>
  text(name)
    .notNull()
    .references(() => instrument.code)

/** A share, an ETF, or an index. Codes are texts with their zeros; that of an index names its exchange: `000300.SH`. */
export const instrument = pgTable(
  'instrument',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    /** The initials of its pinyin, in lower case: `jajy`. */
    initials: text('initials').notNull(),
    kind: text('kind', { enum: ['stock', 'etf', 'index'] }).notNull(),
    exchange: text('exchange', { enum: ['SSE', 'SZSE', 'BSE'] }).notNull(),
    /** May be empty. */
    sector: text('sector').notNull().default(''),
    is_st: boolean('is_st').notNull().default(false),
    listed_on: date('listed_on'),
    delisted_on: date('delisted_on'),
    ...rowTimes,
  },
  (table) => [
    check('instrument_code_form', sql`${table.code} ~ '^[0-9]{6}([.](SH|SZ|BJ))?$'`),
    check('instrument_index_code', sql`(${table.kind} = 'index') = (${table.code} like '%.%')`),
    check('instrument_initials_form', sql`${table.initials} ~ '^[a-z0-9]{1,20}$'`),
    check('instrument_name', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
    index('instrument_initials').on(sql`${table.initials} text_pattern_ops`),
  ],
)

/** Whether the exchanges trade on a day. A year is known when each of its days is here; make-up Saturdays never trade. */
export const tradeCalendar = pgTable(
  'trade_calendar',
  {
    day: date('day').primaryKey(),
    is_open: boolean('is_open').notNull(),
  },
  (table) => [
    check('trade_calendar_weekend', sql`not ${table.is_open} or extract(isodow from ${table.day}) < 6`),
  ],
)

/** The result of a trading day. */
export const dailyBar = pgTable(
  'daily_bar',
  {
    code: code(),
    day: date('day').notNull(),
    open: price('open').notNull(),
    high: price('high').notNull(),
    low: price('low').notNull(),
    close: price('close').notNull(),
    /** The exchange’s reference price, which on an ex-date differs from the previous day's close. */
    prev_close: price('prev_close').notNull(),
    /** Shares. */
    volume: bigint('volume', { mode: 'number' }).notNull(),
    /** Fen. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    source: text('source').notNull(),
    /** Made up, to show something. */
    is_simulated: boolean('is_simulated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.day] }),
    check(
      'daily_bar_prices',
      sql`${table.low} > 0 and ${table.low} <= least(${table.open}, ${table.close})
        and ${table.high} >= greatest(${table.open}, ${table.close}) and ${table.prev_close} > 0`,
    ),
    check('daily_bar_turnover', sql`${table.volume} >= 0 and ${table.amount} >= 0`),
    index('daily_bar_day').on(table.day),
  ],
)

/** The newest quote of each. A trigger, `quote_newest`, refuses to replace one with an older one. */
export const quote = pgTable(
  'quote',
  {
    code: text('code')
      .primaryKey()
      .references(() => instrument.code),
    last: price('last').notNull(),
    prev_close: price('prev_close').notNull(),
    /** Null: there was no trade today. */
    open: price('open'),
    high: price('high'),
    low: price('low'),
    /** Null: nobody bids or asks. */
    bid1: price('bid1'),
    ask1: price('ask1'),
    /** The range in which it may trade today. Null: there is no limit, or the source does not say. */
    limit_up: price('limit_up'),
    limit_down: price('limit_down'),
    volume: bigint('volume', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    quoted_at: timestamptz('quoted_at').notNull(),
    is_suspended: boolean('is_suspended').notNull().default(false),
    source: text('source').notNull(),
    is_simulated: boolean('is_simulated').notNull().default(false),
    updated_at: rowTimes.updated_at,
  },
  (table) => [
    check('quote_prices', sql`${table.last} > 0 and ${table.prev_close} > 0`),
    check('quote_offers', sql`${table.bid1} > 0 and ${table.ask1} > 0`),
    check('quote_limits', sql`${table.limit_down} > 0 and ${table.limit_up} >= ${table.limit_down}`),
  ],
)

/**
 * Every quote that was stored, in the order of storing: those of one statement share a number. Triggers write it, and
 * let one statement write at a time, so that whoever has read up to a number has missed none before it. Rows are kept
 * for days only.
 */
export const quoteTick = pgTable(
  'quote_tick',
  {
    tick_id: bigint('tick_id', { mode: 'number' }).notNull(),
    code: text('code').notNull(),
    last: price('last').notNull(),
    prev_close: price('prev_close').notNull(),
    open: price('open'),
    bid1: price('bid1'),
    ask1: price('ask1'),
    limit_up: price('limit_up'),
    limit_down: price('limit_down'),
    volume: bigint('volume', { mode: 'number' }).notNull(),
    /** Shares since the previous quote of the same day; for the first known quote of an instrument: none. */
    traded: bigint('traded', { mode: 'number' }).notNull(),
    is_suspended: boolean('is_suspended').notNull(),
    is_simulated: boolean('is_simulated').notNull(),
    quoted_at: timestamptz('quoted_at').notNull(),
    received_at: timestamptz('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tick_id, table.code] }),
    index('quote_tick_received').on(table.received_at),
  ],
)

/** What changes a holding without a trade. Per ten shares, as in announcements. */
export const corporateAction = pgTable(
  'corporate_action',
  {
    code: code(),
    ex_date: date('ex_date').notNull(),
    /** Cash, in ten-thousandths of a yuan for ten shares, before tax. */
    cash: bigint('cash', { mode: 'number' }).notNull().default(0),
    /** New shares for ten, in ten-thousandths of a share: bonus and transfers together. */
    bonus: bigint('bonus', { mode: 'number' }).notNull().default(0),
    pay_date: date('pay_date'),
    source: text('source').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.ex_date] }),
    check(
      'corporate_action_something',
      sql`${table.cash} >= 0 and ${table.bonus} >= 0 and ${table.cash} + ${table.bonus} > 0`,
    ),
    index('corporate_action_ex_date').on(table.ex_date),
  ],
)

/** An announcement of a listed company. */
export const marketNotice = pgTable(
  'market_notice',
  {
    notice_id: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: code(),
    title: text('title').notNull(),
    published_at: timestamptz('published_at').notNull(),
    url: text('url').notNull(),
    source: text('source').notNull(),
  },
  (table) => [
    // The same announcement is stored once.
    uniqueIndex('market_notice_once').on(table.code, table.url),
    index('market_notice_newest').on(table.code, table.published_at),
    check('market_notice_url', sql`${table.url} ~ '^https://'`),
  ],
)
