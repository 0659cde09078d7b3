import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns'

/** How often somebody has made a call since their window began. */
export const callCount = pgTable(
  'call_count',
  {
    /** What is counted and for whom, such as `url_link 203.0.113.7`. */
    key: text('key').primaryKey(),
    window_start: timestamptz('window_start').notNull().defaultNow(),
    count: integer('count').notNull(),
  },
  (table) => [
    index('call_count_window_start').on(table.window_start),
    check('call_count_positive', sql`${table.count} > 0`),
  ],
)
