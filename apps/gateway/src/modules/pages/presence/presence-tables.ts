import { bigint, boolean, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../db/columns'
import { member } from '../../members/member-tables'
import { page } from '../page-tables'

/**
 * Who has which page open now: a row for a tab, which says so every few seconds and goes soon after it has fallen
 * silent. Unlogged: after a crash of the database everybody says so again.
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
