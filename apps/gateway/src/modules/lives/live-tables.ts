import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'
import { staff } from '../staff/staff-tables'

/** A live stream. Whether it is on air follows from the clock, and is stored nowhere. */
export const liveEvent = pgTable(
  'live_event',
  {
    live_id: text('live_id').primaryKey(),
    title: text('title').notNull(),
    /** Who speaks. */
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.staff_id),
    start_at: timestamptz('start_at').notNull(),
    end_at: timestamptz('end_at').notNull(),
    /** Address of a picture; may be empty, as all that follow. */
    cover: text('cover').notNull().default(''),
    /** Where to watch it. */
    url: text('url').notNull().default(''),
    /** Where to watch it again once it is over. */
    replay_url: text('replay_url').notNull().default(''),
    /** The page that it is for. Null: every calendar shows it. */
    page_code: text('page_code'),
    /** Counts every change, for calendars that have an earlier one. */
    revision: integer('revision').notNull().default(1),
    is_cancelled: boolean('is_cancelled').notNull().default(false),
    ...rowTimes,
  },
  (table) => [
    idForm('live_event_id_form', table.live_id),
    check('live_event_title', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
    check('live_event_span', sql`${table.start_at} < ${table.end_at}`),
    index('live_event_start_at').on(table.start_at),
  ],
)

/** Somebody wants to see a live stream, and to be reminded of it. */
export const liveReserve = pgTable(
  'live_reserve',
  {
    live_id: text('live_id')
      .notNull()
      .references(() => liveEvent.live_id),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    /** They agreed to a text message. */
    by_sms: boolean('by_sms').notNull().default(false),
    created_at: rowTimes.created_at,
  },
  (table) => [
    primaryKey({ columns: [table.live_id, table.uid] }),
    index('live_reserve_of_visitor').on(table.uid),
    index('live_reserve_created_at').on(table.created_at),
  ],
)
