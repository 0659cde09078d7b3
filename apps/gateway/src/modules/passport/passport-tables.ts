import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, inet, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { handsetEnc, handsetEncForm, handsetHash, handsetHashForm, timestamptz } from '../../db/columns'

/**
 * A visitor who has logged in. Named after its key and not `user`: that word is reserved by PostgreSQL, and a statement
 * that forgets to quote it reads the name of the database role without any error.
 */
export const softuser = pgTable(
  'softuser',
  {
    /** The uid. */
    softuser_id: bigint('softuser_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    softuser_type: smallint('softuser_type').notNull().default(0),
    /** Null: erased. */
    handset_enc: handsetEnc(),
    handset_hash: handsetHash().unique(),
    nick_name: text('nick_name').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    risk_level: text('risk_level', { enum: ['C1', 'C2', 'C3', 'C4', 'C5'] }),
    risk_at: timestamptz('risk_at'),
    /** From then on the risk test has to be taken again. */
    risk_until: timestamptz('risk_until'),
    /** Off: what pages show does not depend on what is known about the visitor. */
    is_recommendation_on: boolean('is_recommendation_on').notNull().default(true),
    /**
     * Of visitors who had themselves erased only the uid stays, because records that the law requires to be kept refer
     * to it.
     */
    erased_at: timestamptz('erased_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** Last login or change. */
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    handsetEncForm('softuser', table.handset_enc),
    handsetHashForm('softuser', table.handset_hash),
    check('softuser_type_positive', sql`${table.softuser_type} >= 0`),
    check('softuser_risk_level_known', sql`${table.risk_level} in ('C1', 'C2', 'C3', 'C4', 'C5')`),
    check(
      'softuser_risk_dated',
      sql`num_nulls(${table.risk_level}, ${table.risk_at}, ${table.risk_until}) in (0, 3)`,
    ),
    check(
      'softuser_erased_whole',
      sql`case when ${table.erased_at} is null then num_nulls(${table.handset_enc}, ${table.handset_hash}) = 0
        else num_nonnulls(${table.handset_enc}, ${table.handset_hash}, ${table.risk_level}) = 0
          and ${table.nick_name} = '' and ${table.avatar} = '' end`,
    ),
  ],
)

/** A login: what a token stands for, and what can be ended while the token is still valid. */
export const session = pgTable(
  'session',
  {
    /** Id of the token. */
    jti: text('jti').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    expire_at: timestamptz('expire_at').notNull(),
    revoked: boolean('revoked').notNull().default(false),
    /** Whether the visitor is known to have agreed to the privacy policy when they logged in. */
    consent: text('consent', { enum: ['recorded', 'not_recorded'] })
      .notNull()
      .default('not_recorded'),
    /** Where the visitor came from, as reported by the page. Empty: it reported nothing. */
    cps_id: text('cps_id').notNull().default(''),
    platform_name: text('platform_name').notNull().default(''),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('session_expire_at').on(table.expire_at),
    check('session_jti_form', sql`${table.jti} ~ '^[A-Za-z0-9_-]{22}$'`),
    check('session_consent_known', sql`${table.consent} in ('recorded', 'not_recorded')`),
    check('session_ends_later', sql`${table.expire_at} > ${table.created_at}`),
  ],
)

/**
 * What somebody agreed to, or, with `withdrawn_at`, withdrew: each is a row of its own, because rows never change, and
 * are deleted only by `delete_evidence`, once a later one replaced them long enough ago; a trigger enforces that. The
 * newest row for a person, document and purpose counts.
 */
export const consentLog = pgTable(
  'consent_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: nobody was logged in; the phone says who it was. */
    uid: bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id),
    handset_hash: handsetHash(),
    /** Which text, for example `privacy`. */
    doc: text('doc').notNull(),
    version: text('version').notNull(),
    purpose: text('purpose', { enum: ['service', 'marketing'] }).notNull(),
    /** What was ticked, word for word. Null: the page only reported that it was ticked. */
    agreed_text: text('agreed_text'),
    ip: inet('ip').notNull(),
    ua: text('ua').notNull(),
    withdrawn_at: timestamptz('withdrawn_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('consent_log_uid').on(table.uid),
    index('consent_log_handset_hash').on(table.handset_hash),
    check('consent_log_of_somebody', sql`${table.uid} is not null or ${table.handset_hash} is not null`),
    check('consent_log_purpose_known', sql`${table.purpose} in ('service', 'marketing')`),
    check('consent_log_named', sql`${table.doc} <> '' and ${table.version} <> ''`),
    handsetHashForm('consent_log', table.handset_hash),
  ],
)
