import { switchScopes } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'

const memberOrNobody = (name: string) => bigint(name, { mode: 'number' }).references(() => member.member_id)

/**
 * What is, or was, switched off for every visitor. One person sets a switch; a second lifts it once the first of the
 * two has asked. Triggers keep rows from being deleted and lifted ones from being changed again, and notify every
 * process.
 */
export const killSwitch = pgTable(
  'kill_switch',
  {
    switch_id: bigint('switch_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scope: text('scope', { enum: switchScopes }).notNull(),
    /** Which page, block, product, word or picture; empty if there is only one. */
    value: text('value').notNull().default(''),
    reason: text('reason').notNull(),
    set_by: bigint('set_by', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    set_at: timestamptz('set_at').notNull().defaultNow(),
    lift_asked_by: memberOrNobody('lift_asked_by'),
    lift_asked_at: timestamptz('lift_asked_at'),
    lifted_by: memberOrNobody('lifted_by'),
    /** Null: it is active. */
    lifted_at: timestamptz('lifted_at'),
  },
  (table) => [
    uniqueIndex('kill_switch_active').on(table.scope, table.value).where(sql`${table.lifted_at} is null`),
    index('kill_switch_lifted').on(table.lifted_at, table.switch_id),
    check(
      'kill_switch_scope_known',
      sql`${table.scope} in ('all', 'page', 'block', 'product', 'word', 'picture', 'pay', 'sim', 'feed')`,
    ),
    check(
      'kill_switch_value_needed',
      sql`(${table.value} = '') = (${table.scope} in ('all', 'pay', 'sim', 'feed'))`,
    ),
    check('kill_switch_page_form', sql`${table.scope} <> 'page' or ${table.value} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    // The law requires them to be available whenever a form asks for a phone.
    check(
      'kill_switch_legal_pages_stay',
      sql`${table.scope} <> 'page' or ${table.value} not in ('privacy', 'terms')`,
    ),
    check(
      'kill_switch_product_form',
      sql`${table.scope} <> 'product' or ${table.value} ~ '^[1-9][0-9]{0,14}$'`,
    ),
    check('kill_switch_says_why', sql`${table.reason} <> ''`),
    check('kill_switch_asked', sql`(${table.lift_asked_by} is null) = (${table.lift_asked_at} is null)`),
    check('kill_switch_lifted_whole', sql`(${table.lifted_by} is null) = (${table.lifted_at} is null)`),
    check(
      'kill_switch_lift_was_asked',
      sql`${table.lifted_by} is null or ${table.lift_asked_by} is not null`,
    ),
    check('kill_switch_lift_needs_two', sql`${table.lifted_by} <> ${table.lift_asked_by}`),
  ],
)
