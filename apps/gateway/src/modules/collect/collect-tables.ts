import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

/** A counted tap: at most one per visitor, id and minute. */
export const browseLog = pgTable(
  'browse_log',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    browse_collect_id: text('browse_collect_id').notNull(),
    /** The start of the minute, by the database's clock. */
    minute: timestamptz('minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.browse_collect_id, table.minute] }),
    index('browse_log_minute').on(table.minute),
  ],
)
