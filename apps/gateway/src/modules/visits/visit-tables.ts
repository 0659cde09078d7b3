import { CONTAINERS } from '@yingzao/schema/client'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'

/** One view of a page by one session, put together from the beacons that tell of it. */
export const visitLog = pgTable(
  'visit_log',
  {
    session_id: text('session_id').notNull(),
    /** Empty: the page has none. */
    page_id: text('page_id').notNull(),
    /** Number of the view within its session; 0 when the phone could not count. */
    view_seq: integer('view_seq').notNull(),
    /** Null, as all that follow: the beacon that tells it has not come. */
    code: text('code'),
    /** Without secrets, like the referrer. */
    url: text('url'),
    referrer: text('referrer'),
    container: text('container', { enum: CONTAINERS }),
    /** Opaque, told by the phone, for statistics only. */
    uid: text('uid'),
    /** The same as a number, for rules that ask what somebody has looked at. Null: nobody, or what is no uid. */
    visitor: bigint('visitor', { mode: 'number' }).generatedAlwaysAs(
      sql`CASE WHEN uid ~ '^[0-9]{1,15}$' THEN uid::bigint END`,
    ),
    /** `uploadId` of what was tapped last, for the ad that led here; told by the phone. */
    upload_id: text('upload_id'),
    /** Seconds; the longest that was told. */
    duration: integer('duration').notNull().default(0),
    /** The page was left, not only hidden. */
    was_left: boolean('was_left').notNull().default(false),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.page_id, table.view_seq] }),
    index('visit_log_created_at').on(table.created_at),
    index('visit_log_of_visitor')
      .on(table.visitor, table.created_at)
      .where(sql`${table.visitor} is not null`),
    index('visit_log_of_page').on(table.code, table.created_at, table.visitor),
    check('visit_log_counts', sql`${table.view_seq} >= 0 and ${table.duration} >= 0`),
  ],
)
