import { bigint, boolean, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../db/columns'
import { member } from '../../members/member-tables'
import { page } from '../page-tables'

/**
 * Who has which page open now: one row per tab, which reports every few seconds and is removed soon after it goes
 * silent. Unlogged: after a crash of the database everybody reports again.
 */
export const pagePresence = pgTable(
  'page_presence',
  {
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    /** Chosen by the tab. */
    tab: uuid('tab').notNull(),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => page.id),
    is_editing: boolean('is_editing').notNull(),
    seen_at: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.member_id, table.tab] })],
)
