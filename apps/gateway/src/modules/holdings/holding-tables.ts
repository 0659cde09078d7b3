import { bigint, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'
import type { Facts } from './check-holding'

/** A check of holdings as it was answered, for a logged-in visitor. Kept for 30 days, or until they delete it. */
export const holdingCheck = pgTable(
  'holding_check',
  {
    check_id: uuid('check_id').primaryKey().defaultRandom(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    /** What was answered, without the adviser’s words. */
    answer: jsonb('answer').$type<Facts>().notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('holding_check_of_visitor').on(table.uid, table.created_at),
    index('holding_check_created_at').on(table.created_at),
  ],
)
