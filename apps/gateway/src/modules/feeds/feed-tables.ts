import { type FeedKind, feedKinds } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { lockColumns, lockForm } from '../locks/lock-tables'
import { member } from '../members/member-tables'

const kind = () => text('kind', { enum: feedKinds }).notNull().$type<FeedKind>()

/** A member, or nobody: a scheduled source. */
const memberOrSource = (name: string) => bigint(name, { mode: 'number' }).references(() => member.member_id)

/** The description of a data column, and who may see which rows. One row for each kind. */
export const feedColumn = pgTable(
  'feed_column',
  {
    kind: kind().primaryKey(),
    title: text('title').notNull(),
    /** How it is made, and what it cannot tell. Nothing is shown without both. */
    method: text('method').notNull().default(''),
    limits: text('limits').notNull().default(''),
    /** How many rows of a day everybody sees, in their stored order. */
    free_rows: integer('free_rows').notNull().default(3),
    ...lockColumns(),
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    lockForm('feed_column', table),
    check('feed_column_free_rows', sql`${table.free_rows} between 0 and 10000`),
  ],
)

/**
 * A file of one kind and one day, read whole. It waits for a second person and is never changed after that: a correction
 * is another batch.
 */
export const feedBatch = pgTable(
  'feed_batch',
  {
    batch_id: bigint('batch_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    as_of: date('as_of').notNull(),
    /** Who the data is from, as pages name it. */
    source: text('source').notNull(),
    is_simulated: boolean('is_simulated').notNull().default(false),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Rows in it. */
    row_count: integer('row_count').notNull(),
    /** SHA-256 of its rows, base64url: the same rows again are the same batch. */
    content_hash: text('content_hash').notNull(),
    /** What is remarkable about it: `FeedWarning[]` of the contract of members. */
    warnings: jsonb('warnings').notNull().default([]),
    /** The batch it was a correction of; null: it was imported. */
    corrects: bigint('corrects', { mode: 'number' }),
    imported_by: memberOrSource('imported_by'),
    /** The scheduled source that it came from; null: a file. */
    source_id: text('source_id'),
    decided_by: memberOrSource('decided_by'),
    decided_at: timestamptz('decided_at'),
    /** Why it was refused; else empty. */
    reason: text('reason').notNull().default(''),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('feed_batch_of_day').on(table.batch_id, table.kind, table.as_of),
    foreignKey({
      columns: [table.corrects],
      foreignColumns: [table.batch_id],
      name: 'feed_batch_corrects_fk',
    }),
    check('feed_batch_state', sql`${table.state} in ('waiting', 'approved', 'refused')`),
    // Two people: whoever imported it does not approve it. What a source delivered was imported by nobody.
    check(
      'feed_batch_second_person',
      sql`${table.state} <> 'approved' or ${table.decided_by} is distinct from ${table.imported_by}
        or ${table.is_simulated}`,
    ),
    check('feed_batch_decided', sql`(${table.state} = 'waiting') = (${table.decided_at} is null)`),
    check('feed_batch_row_count', sql`${table.row_count} between 1 and 100000`),
    index('feed_batch_newest').on(table.kind, table.as_of, table.batch_id),
    index('feed_batch_waiting').on(table.state, table.batch_id),
  ],
)

/** A row of a batch. One share may be on the list of a day for several reasons, each with its own `sub_key`. */
export const feedItem = pgTable(
  'feed_item',
  {
    batch_id: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => feedBatch.batch_id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    sub_key: text('sub_key').notNull().default(''),
    /** Its place in the file, from 0, which is the order that readers see and locks count by. */
    position: integer('position').notNull(),
    /** Sector, theme or kind; may be empty. */
    sector: text('sector').notNull().default(''),
    /** `FeedRow` of the contract. */
    payload: jsonb('payload').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batch_id, table.code, table.sub_key] }),
    unique('feed_item_position').on(table.batch_id, table.position),
  ],
)

/** The batch that readers see for a kind and day. Switching it is one statement, and switching back another. */
export const feedPointer = pgTable(
  'feed_pointer',
  {
    kind: kind(),
    as_of: date('as_of').notNull(),
    batch_id: bigint('batch_id', { mode: 'number' }).notNull(),
    updated_at: rowTimes.updated_at,
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.as_of] }),
    foreignKey({
      columns: [table.batch_id, table.kind, table.as_of],
      foreignColumns: [feedBatch.batch_id, feedBatch.kind, feedBatch.as_of],
      name: 'feed_pointer_batch_fk',
    }),
  ],
)

/** Every switch of a pointer, for those who have to say later what was shown when. Only added to. */
export const feedSwitch = pgTable(
  'feed_switch',
  {
    switch_id: bigint('switch_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    as_of: date('as_of').notNull(),
    /** Null: nothing was shown before, or is shown from then on. */
    from_batch: bigint('from_batch', { mode: 'number' }),
    to_batch: bigint('to_batch', { mode: 'number' }),
    member_id: memberOrSource('member_id'),
    switched_at: timestamptz('switched_at').notNull().defaultNow(),
  },
  (table) => [index('feed_switch_of_day').on(table.kind, table.as_of, table.switched_at)],
)

/** Where data is fetched from on schedule. */
export const feedSource = pgTable(
  'feed_source',
  {
    source_id: text('source_id').primaryKey(),
    kind: kind(),
    title: text('title').notNull(),
    /** https, and not an address in our own network. */
    url: text('url').notNull(),
    /** Which of its columns is which of ours: `{ net_buy: '净买入额(万)' }`; those not listed go by our own names. */
    mapping: jsonb('mapping').notNull().default({}),
    /** In China, `17:30`, on trading days. */
    fetch_at: text('fetch_at').notNull(),
    is_on: boolean('is_on').notNull().default(true),
    tried_at: timestamptz('tried_at'),
    succeeded_at: timestamptz('succeeded_at'),
    /** What went wrong the last time, for operators; empty: nothing. */
    problem: text('problem').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('feed_source_id_form', table.source_id),
    check('feed_source_url', sql`${table.url} ~ '^https://'`),
    check('feed_source_fetch_at', sql`${table.fetch_at} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)
