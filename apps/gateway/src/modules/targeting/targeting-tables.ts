import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

/** Who belongs to something: a condition on what is known about a visitor. */
export const rule = pgTable(
  'rule',
  {
    rule_id: text('rule_id').primaryKey(),
    /** For operators. */
    name: text('name').notNull(),
    /** `RuleExpression` of the contract. */
    expression: jsonb('expression').notNull(),
    /** Counts every change, so that whoever would overwrite somebody else's change is told. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [idForm('rule_id_form', table.rule_id)],
)

/** What is known about a visitor, by the code of the tag. */
export const userTag = pgTable(
  'user_tag',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    pd_code: text('pd_code').notNull(),
    value: text('value').notNull(),
    /**
     * The value if people wrote it as a number; null: anything else, which is neither at least nor at most anything.
     */
    number: numeric('number').generatedAlwaysAs(
      sql`CASE WHEN value ~ '^\\s*-?[0-9]{1,15}(\\.[0-9]{1,10})?\\s*$' THEN value::numeric END`,
    ),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.pd_code] }),
    idForm('user_tag_code_form', table.pd_code),
    // For rules, which ask for all who have a value.
    index('user_tag_of_code').on(table.pd_code, table.value, table.uid),
    index('user_tag_of_number')
      .on(table.pd_code, table.number, table.uid)
      .where(sql`${table.number} IS NOT NULL`),
  ],
)

/** What a tag means, and who has it if it is computed. Imported tags need no row. */
export const tag = pgTable(
  'tag',
  {
    pd_code: text('pd_code').primaryKey(),
    name: text('name').notNull(),
    /** For operators. */
    about: text('about').notNull().default(''),
    /** `RuleExpression` of those who have it, with the value 1. Null: it is imported. */
    expression: jsonb('expression'),
    computed_at: timestamptz('computed_at'),
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [idForm('tag_code_form', table.pd_code)],
)
