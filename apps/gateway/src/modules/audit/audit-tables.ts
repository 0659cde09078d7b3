import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, inet, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { MADE_IDS } from './made-ids'

/** Matches a phone in a text, to keep it out: the log must not contain any. */
const PHONE = sql.raw(`'(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'`)

/** Matches ids in which such digits are chance, as `maskPhones` leaves them too. */
const MADE = sql.raw(String.raw`'\y(?:${MADE_IDS})\y'`)

/**
 * What was done and by whom. A trigger numbers each row, dates it and chains it to the previous one; other triggers
 * refuse every change. See `modules/audit`.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without a gap. */
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: timestamptz('at').notNull(),
    /** `member:3`, `cli:root`, `job:retention`, `start:demo`, `anonymous`. */
    who: text('who').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** Null: not over the network. */
    ip: inet('ip'),
    /** Hash of the row before; 43 × `A` in the first. */
    prev_hash: text('prev_hash').notNull(),
    /** SHA-256 of all of it, in base64url. */
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_log_who').on(table.who, table.seq),
    index('audit_log_action').on(table.action, table.seq),
    index('audit_log_subject').on(table.subject, table.seq),
    check('audit_log_seq_positive', sql`${table.seq} > 0`),
    check('audit_log_who_form', sql`${table.who} ~ '^(member:[0-9]+|(cli|job|start):.{1,64}|anonymous)$'`),
    check('audit_log_action_form', sql`${table.action} ~ '^[a-z_]+[.][a-z_]+$'`),
    check('audit_log_subject_length', sql`length(${table.subject}) between 1 and 128`),
    check(
      'audit_log_no_phones',
      sql`regexp_replace(concat_ws(' ', ${table.subject}, ${table.before}::text, ${table.after}::text), ${MADE}, ' ', 'g') !~ ${PHONE}`,
    ),
  ],
)

/** The last row of the log: whoever appends locks it until their transaction ends. */
export const auditHead = pgTable(
  'audit_head',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    /** From this row on each has a seal. Part of every seal, so that nobody can move it. */
    sealed_from: bigint('sealed_from', { mode: 'number' }).notNull().default(1),
  },
  (table) => [check('audit_head_only_row', sql`${table.is_only}`)],
)

/**
 * The seal that the service made of a row's hash with a key that the database never sees. Append-only, like the log.
 */
export const auditSeal = pgTable(
  'audit_seal',
  {
    /** The row's hash: it stays the same even when somebody renumbers rows. */
    hash: text('hash').primaryKey(),
    key_id: text('key_id').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [
    check('audit_seal_hash_form', sql`${table.hash} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('audit_seal_form', sql`${table.seal} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)
