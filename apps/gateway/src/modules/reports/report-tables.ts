import { MEASURES } from '@yingzao/contract/studio'
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
import { bytea, rowTimes, timestamptz } from '../../db/columns'

/** What views are told apart by. Never null, as all of it is part of a key: 0 or empty where it is not known. */
const partsOfView = {
  page_code: text('page_code').notNull(),
  page_version: integer('page_version').notNull(),
  variant: text('variant').notNull(),
  container: text('container').notNull(),
  channel: text('channel').notNull(),
}

const sums = {
  views: integer('views').notNull(),
  /** Views that reported how long they lasted, and how long they all lasted together. */
  told: integer('told').notNull(),
  seconds: bigint('seconds', { mode: 'number' }).notNull(),
  /** In hundredths of a page, over the views that reported it. */
  depth_sum: bigint('depth_sum', { mode: 'number' }).notNull(),
  depth_told: integer('depth_told').notNull(),
  bounced: integer('bounced').notNull(),
}

/** Views by the hour in which the gateway learned of them. */
export const trafficHour = pgTable(
  'traffic_hour',
  { hour: timestamptz('hour').notNull(), ...partsOfView, ...sums },
  (table) => [
    primaryKey({
      name: 'traffic_hour_pkey',
      columns: [
        table.hour,
        table.page_code,
        table.page_version,
        table.variant,
        table.container,
        table.channel,
      ],
    }),
  ],
)

/** What a row of `traffic_day` covers: the company by container and channel, a page, or a page by all its parts. */
export const GRAINS = ['company', 'page', 'part'] as const

/** The same by day in China, with whose views they were: not their names, but what tells how many they are. */
export const trafficDay = pgTable(
  'traffic_day',
  {
    grain: text('grain', { enum: GRAINS }).notNull(),
    day: date('day').notNull(),
    /** Empty: the company. */
    ...partsOfView,
    ...sums,
    /** See `sketch`. Grows by merging, is never rebuilt: what it was built from is deleted after some months. */
    visitors: bytea('visitors').notNull().default(sql`''`),
  },
  (table) => [
    primaryKey({
      name: 'traffic_day_pkey',
      columns: [
        table.grain,
        table.page_code,
        table.day,
        table.page_version,
        table.variant,
        table.container,
        table.channel,
      ],
    }),
    index('traffic_day_of_day').on(table.day),
  ],
)

/** What happened on a page in an hour, apart from what was seen: for alarms. */
export const eventHour = pgTable(
  'event_hour',
  {
    hour: timestamptz('hour').notNull(),
    page_code: text('page_code').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ name: 'event_hour_pkey', columns: [table.hour, table.page_code, table.name] })],
)

/** Events of blocks by day in China. Without their channel, of which there are as many as visitors like. */
export const blockDay = pgTable(
  'block_day',
  {
    day: date('day').notNull(),
    page_code: text('page_code').notNull(),
    page_version: integer('page_version').notNull(),
    variant: text('variant').notNull(),
    container: text('container').notNull(),
    block_id: text('block_id').notNull(),
    block: text('block').notNull(),
    name: text('name').notNull(),
    /** The code of what failed; -1: none, as 0 means that no answer came. */
    code: integer('code').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'block_day_pkey',
      columns: [
        table.page_code,
        table.day,
        table.page_version,
        table.variant,
        table.container,
        table.block_id,
        table.block,
        table.name,
        table.code,
      ],
    }),
    index('block_day_of_day').on(table.day),
  ],
)

/** How far views came in a form, by the day in China on which it was first seen. */
export const formDay = pgTable(
  'form_day',
  {
    day: date('day').notNull(),
    ...partsOfView,
    block_id: text('block_id').notNull(),
    block: text('block').notNull(),
    /** The last step reached, by its place among the steps. */
    step: integer('step').notNull(),
    /** Of the last refusal since then; -1: there was none. */
    code: integer('code').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'form_day_pkey',
      columns: [
        table.page_code,
        table.day,
        table.page_version,
        table.variant,
        table.container,
        table.channel,
        table.block_id,
        table.block,
        table.step,
        table.code,
      ],
    }),
    index('form_day_of_day').on(table.day),
  ],
)

/** What came of views, by day in China. */
export const conversionDay = pgTable(
  'conversion_day',
  {
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    /** Empty: of no known page. */
    ...partsOfView,
    count: integer('count').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'conversion_day_pkey',
      columns: [
        table.page_code,
        table.day,
        table.kind,
        table.page_version,
        table.variant,
        table.container,
        table.channel,
      ],
    }),
    index('conversion_day_of_day').on(table.day),
  ],
)

/**
 * The channels of a page that are counted individually on a day in China; the others are counted together. A row is
 * kept as long as what it was built from, so that a recount gives the same result.
 */
export const keptChannel = pgTable(
  'kept_channel',
  {
    day: date('day').notNull(),
    /** Empty: for what came of no known page. */
    page_code: text('page_code').notNull(),
    channel: text('channel').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'kept_channel_pkey', columns: [table.day, table.page_code, table.channel] }),
    index('kept_channel_created_at').on(table.created_at),
    check('kept_channel_some', sql`${table.channel} <> ''`),
  ],
)

/** How far counting has come. One row. */
export const rollupState = pgTable(
  'rollup_state',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    /** Everything that arrived until then is counted. Null: nothing is. */
    counted_until: timestamptz('counted_until'),
    /** The day in China on which the last days were counted once more, for late reports. */
    mended_on: date('mended_on'),
    /** Nobody without it can choose visitor IDs that count for many. */
    hash_key: text('hash_key').notNull().default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
  },
  (table) => [check('rollup_state_one', sql`${table.is_only}`)],
)

/** What a page is meant to reach in a span of days. */
export const reportTarget = pgTable(
  'report_target',
  {
    target_id: integer('target_id').primaryKey().generatedAlwaysAsIdentity(),
    page_code: text('page_code').notNull(),
    measure: text('measure', { enum: MEASURES }).notNull(),
    goal: integer('goal').notNull(),
    from_day: date('from_day').notNull(),
    to_day: date('to_day').notNull(),
    ...rowTimes,
  },
  (table) => [
    unique('report_target_once').on(table.page_code, table.measure, table.from_day, table.to_day),
    check('report_target_span', sql`${table.from_day} <= ${table.to_day}`),
  ],
)
