import { CONTAINERS } from '@yingzao/schema/client'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'

/**
 * What happened to a block of a page while somebody looked at it: seen, tapped, and what came of the tap. In partitions
 * by month, see `db/month-partitions.ts`.
 */
export const pageEvent = pgTable(
  'page_event',
  {
    /** As in `visit_log`. */
    session_month: date('session_month')
      .notNull()
      .default(sql`(date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai'))::date`),
    /** With `view_seq` the view that it belongs to, see `visit_log`. */
    session_id: text('session_id').notNull(),
    view_seq: integer('view_seq').notNull(),
    /** Number of the event within its view. */
    seq: smallint('seq').notNull(),
    name: text('name').notNull(),
    page_code: text('page_code').notNull(),
    /** Null: a page that nobody has published, a bundled default; or the pages that answer its form. */
    page_version: integer('page_version'),
    /** As in `visit_log`, like the channel and the visitor. */
    variant: text('variant'),
    channel: text('channel'),
    visitor_id: text('visitor_id'),
    block_id: text('block_id').notNull(),
    block: text('block').notNull(),
    container: text('container', { enum: CONTAINERS }),
    /** Opaque, as reported by the phone; null for nobody, and for those who have switched recommendation off. */
    uid: text('uid'),
    /** From the error catalogue, for what has failed. */
    code: integer('code'),
    action_name: text('action_name'),
    upload_id: text('upload_id'),
    /** By the database's clock, less how long ago the phone says that it was. */
    occurred_at: timestamptz('occurred_at').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.session_month, table.session_id, table.view_seq, table.seq] }),
    index('page_event_created_at').on(table.created_at),
    index('page_event_of_page').on(table.page_code, table.created_at),
    index('page_event_uid').on(table.uid).where(sql`uid IS NOT NULL`),
    check('page_event_numbers', sql`${table.view_seq} >= 0 and ${table.seq} >= 1`),
  ],
)
