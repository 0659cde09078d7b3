import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

/** Who belongs to something: a condition on a visitor's tags and groups. */
export const rule = pgTable(
  'rule',
  {
    rule_id: text('rule_id').primaryKey(),
    /** For operators. */
    name: text('name').notNull(),
    /** `Expression` of the targeting module. */
    expression: jsonb('expression').notNull(),
    ...rowTimes,
  },
  (table) => [idForm('rule_id_form', table.rule_id)],
)

/** What is known of a visitor, by the code of the tag. */
export const userTag = pgTable(
  'user_tag',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    pd_code: text('pd_code').notNull(),
    value: text('value').notNull(),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.pd_code] }),
    idForm('user_tag_code_form', table.pd_code),
  ],
)
