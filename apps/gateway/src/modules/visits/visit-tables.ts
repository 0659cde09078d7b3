import { CONTAINERS } from '@yingzao/schema/client'
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
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'

/**
 * One view of a page by one session, assembled from the beacons that report it. Partitioned by month, see
 * `db/month-partitions.ts`.
 */
export const visitLog = pgTable(
  'visit_log',
  {
    /** First day of the month in which its session began: all reports of a view agree on it. */
    session_month: date('session_month')
      .notNull()
      .default(sql`(date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai'))::date`),
    session_id: text('session_id').notNull(),
    /** Empty: the page has none. */
    page_id: text('page_id').notNull(),
    /** Number of the view within its session; 0 when the phone could not count. */
    view_seq: integer('view_seq').notNull(),
    /** Null, like all that follow: the beacon that reports it has not arrived. */
    code: text('code'),
    page_version: integer('page_version'),
    /** Experiment and variant, as `12.B`. */
    variant: text('variant'),
    /** Which bytes of the page, as reported by the page itself, see `modules/renderings`. */
    rendering: text('rendering'),
    /** How the visitor came to this view, see `channelOf`; empty: nothing says so. */
    channel: text('channel'),
    /** Without secrets, like the referrer. */
    url: text('url'),
    referrer: text('referrer'),
    container: text('container', { enum: CONTAINERS }),
    /**
     * The browser that it was seen in, across sessions. Null: visitors who have switched recommendation off, or were
     * erased, must not be followed across sessions; such a session counts as a visitor of its own.
     */
    visitor_id: text('visitor_id'),
    /** Opaque, reported by the phone, for statistics only; null for visitors who have switched recommendation off. */
    uid: text('uid'),
    /** The same as a number, for rules about what somebody has looked at. Null: nobody, or not a valid uid. */
    visitor: bigint('visitor', { mode: 'number' }).generatedAlwaysAs(
      sql`CASE WHEN uid ~ '^[0-9]{1,15}$' THEN uid::bigint END`,
    ),
    /** `uploadId` of what was last tapped, for the ad that led here; reported by the phone. */
    upload_id: text('upload_id'),
    /** Seconds; the longest that was reported. */
    duration: integer('duration').notNull().default(0),
    /** How far down the page was seen, in hundredths of its height; null: the phone has not reported it. */
    depth: smallint('depth'),
    /** The page was left, not only hidden. */
    was_left: boolean('was_left').notNull().default(false),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.session_month, table.session_id, table.page_id, table.view_seq] }),
    index('visit_log_created_at').on(table.created_at),
    index('visit_log_of_visitor')
      .on(table.visitor, table.created_at)
      .where(sql`${table.visitor} is not null`),
    // What a browser was shown, at any moment.
    index('visit_log_of_browser')
      .on(table.visitor_id, table.created_at)
      .where(sql`${table.visitor_id} is not null`),
    index('visit_log_of_page').on(table.code, table.created_at, table.visitor),
    check(
      'visit_log_counts',
      sql`${table.view_seq} >= 0 and ${table.duration} >= 0 and ${table.depth} between 0 and 100`,
    ),
  ],
)
