import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idForm, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

/** What somebody was reminded of on a page that sells. Its key limits this to once a day, however many pages ask. */
export const jumpRemind = pgTable(
  'jump_remind',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    /** In China. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['unpaid', 'expiring', 'coupon'] }).notNull(),
    page_code: text('page_code').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'jump_remind_once_a_day', columns: [table.uid, table.day] }),
    // Old rows are looked up by age.
    index('jump_remind_created_at').on(table.created_at),
    check('jump_remind_kind', sql`${table.kind} in ('unpaid', 'expiring', 'coupon')`),
    idForm('jump_remind_page_code_form', table.page_code),
  ],
)
