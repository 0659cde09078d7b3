import { type Role, studioLanguages } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, inet, pgTable, text } from 'drizzle-orm/pg-core'
import { rowTimes, timestamptz } from '../../db/columns'

/**
 * Somebody who works in the Studio. Members are disabled and never deleted: what they did remains traceable to them.
 */
export const member = pgTable(
  'member',
  {
    member_id: bigint('member_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    login: text('login').notNull().unique(),
    name: text('name').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    status: text('status', { enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** Names how it was made; see `modules/members/hash-password.ts`. */
    password_hash: text('password_hash').notNull(),
    /** The password was given by somebody else. */
    must_change_password: boolean('must_change_password').notNull().default(false),
    /** The language in which the Studio speaks to them. */
    language: text('language', { enum: studioLanguages }).notNull().default('zh'),
    ...rowTimes,
  },
  (table) => [
    check('member_login_form', sql`${table.login} ~ '^[a-z0-9][a-z0-9._-]{1,31}$'`),
    check('member_name_length', sql`length(${table.name}) between 1 and 20`),
    check(
      'member_roles_known',
      sql`cardinality(${table.roles}) > 0
        and ${table.roles} <@ array['editor', 'approver', 'operator', 'finance', 'compliance', 'auditor', 'administrator']`,
    ),
    check('member_language_known', sql`${table.language} in ('zh', 'en')`),
    check('member_status_known', sql`${table.status} in ('active', 'disabled')`),
    check('member_password_hash_form', sql`${table.password_hash} ~ '^scrypt:[0-9]+:[0-9]+:[0-9]+:'`),
  ],
)

/** A column that names a member, who is always there: members are never deleted. */
export const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => member.member_id)

/** A login of a member: what is behind their cookie. */
export const memberSession = pgTable(
  'member_session',
  {
    /** SHA-256 of the token, in base64url: nothing read from this table allows a login. */
    session_id: text('session_id').primaryKey(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    ip: inet('ip').notNull(),
    ua: text('ua').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** To the minute. */
    last_seen_at: timestamptz('last_seen_at').notNull().defaultNow(),
    expire_at: timestamptz('expire_at').notNull(),
    /** Logged out, or ended by somebody. */
    ended_at: timestamptz('ended_at'),
  },
  (table) => [
    index('member_session_member').on(table.member_id),
    check('member_session_id_form', sql`${table.session_id} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('member_session_ends_later', sql`${table.expire_at} > ${table.created_at}`),
  ],
)

/** The one row that the first administrator uses up. It is there from the beginning. */
export const studioSetup = pgTable(
  'studio_setup',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    /** The token is computed from it, with a key that is not in the database. */
    nonce: text('nonce').notNull().default(sql`gen_random_uuid()::text`),
    /** When the first member came, by whichever way. */
    closed_at: timestamptz('closed_at'),
  },
  (table) => [check('studio_setup_only_row', sql`${table.is_only}`)],
)
