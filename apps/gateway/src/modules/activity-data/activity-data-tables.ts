import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
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
import { chatGroup } from '../groups/groups-tables'
import { softuser } from '../passport/passport-tables'

/** A line of a notice ticker. A set is the lines that share its id; one without lines does not exist. */
export const virtualUser = pgTable(
  'virtual_user',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    set_id: text('set_id').notNull(),
    text: text('text').notNull(),
    /** Address of a portrait; empty: the default one. */
    avatar: text('avatar').notNull().default(''),
    /** `operator`: written by somebody. `real`: tells of something that happened. */
    source: text('source', { enum: ['operator', 'real'] }).notNull(),
    /** Small ones come first. */
    sort: integer('sort').notNull().default(0),
    /** 0: not shown. */
    status: integer('status').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    unique('virtual_user_text').on(table.set_id, table.text),
    idForm('virtual_user_set_form', table.set_id),
    check('virtual_user_text_length', sql`length(${table.text}) between 1 and 60`),
    check('virtual_user_source_known', sql`${table.source} in ('operator', 'real')`),
    check('virtual_user_status_flag', sql`${table.status} in (0, 1)`),
  ],
)

/** Places that are taken and left. What is really taken is counted elsewhere and added to the base when it is read. */
export const vacancy = pgTable(
  'vacancy',
  {
    vacancy_id: text('vacancy_id').primaryKey(),
    /** Taken beside what is counted. */
    base_num: integer('base_num').notNull().default(0),
    change_type_limit: integer('change_type_limit').notNull(),
    /** Whose members are counted; null: no group's. */
    group_id: text('group_id').references(() => chatGroup.group_id),
    /** Of which version the leads are counted; null: none are. */
    lead_version_id: integer('lead_version_id'),
    ...rowTimes,
  },
  (table) => [
    idForm('vacancy_id_form', table.vacancy_id),
    check('vacancy_limit', sql`${table.change_type_limit} >= 1`),
    check('vacancy_base', sql`${table.base_num} between 0 and ${table.change_type_limit}`),
  ],
)

/** What a live code hands out. `image` and `wecom` have an image, `text` has a text, `minp` the other three. */
export interface LiveCodePayload {
  image?: string
  text?: string
  name?: string
  page?: string
  query?: string
}

/** What a live code may lead to: one row for each thing, handed out in the order of `item` as long as there is stock. */
export const liveCode = pgTable(
  'live_code',
  {
    code_id: text('code_id').notNull(),
    item: integer('item').notNull(),
    kind: text('kind', { enum: ['image', 'wecom', 'text', 'minp'] }).notNull(),
    payload: jsonb('payload').$type<LiveCodePayload>().notNull(),
    /** How many visitors may get it; null: any number. */
    stock: integer('stock'),
    /** How many got it; counted only where there is a stock. */
    used: integer('used').notNull().default(0),
    /** 0: not handed out. */
    status: integer('status').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    primaryKey({ columns: [table.code_id, table.item] }),
    idForm('live_code_id_form', table.code_id),
    check('live_code_item_positive', sql`${table.item} >= 1`),
    check('live_code_kind_known', sql`${table.kind} in ('image', 'wecom', 'text', 'minp')`),
    check('live_code_stock', sql`${table.used} >= 0 and ${table.used} <= ${table.stock}`),
    check('live_code_status_flag', sql`${table.status} in (0, 1)`),
  ],
)

/** What a visitor who is logged in got of a live code: it stays the same and uses stock once. */
export const liveCodeHandout = pgTable(
  'live_code_handout',
  {
    code_id: text('code_id').notNull(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    /** Null only inside the transaction that chooses it. */
    item: integer('item'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code_id, table.uid] }),
    foreignKey({
      name: 'live_code_handout_item',
      columns: [table.code_id, table.item],
      foreignColumns: [liveCode.code_id, liveCode.item],
    }),
  ],
)

/** What a browser without a login got of a live code with stock: it stays the same and uses stock once. */
export const liveCodeSession = pgTable(
  'live_code_session',
  {
    code_id: text('code_id').notNull(),
    /** Drawn by us and kept in a cookie; it leads to nobody. */
    session: text('session').notNull(),
    /** Null only inside the transaction that chooses it. */
    item: integer('item'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code_id, table.session] }),
    index('live_code_session_created_at').on(table.created_at),
    check('live_code_session_form', sql`${table.session} ~ '^[A-Za-z0-9_-]{22}$'`),
    foreignKey({
      name: 'live_code_session_item',
      columns: [table.code_id, table.item],
      foreignColumns: [liveCode.code_id, liveCode.item],
    }),
  ],
)
