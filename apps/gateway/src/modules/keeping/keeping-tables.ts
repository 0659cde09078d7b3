import { deletionKinds, holdScopes } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  handsetEnc,
  handsetEncForm,
  handsetHash,
  handsetHashForm,
  personalEnc,
  personalEncForm,
  timestamptz,
} from '../../db/columns'
import { member } from '../members/member-tables'

const memberOrNobody = (name: string) => bigint(name, { mode: 'number' }).references(() => member.member_id)
const holdIds = (name: string) => bigint(name, { mode: 'number' }).array().notNull().default(sql`'{}'`)

/**
 * A hold: while it stands, nothing it covers may be deleted: of a person, an order, a page, or everything that came
 * between two days. A second member releases it once a first has asked. Rows only move forward and are never deleted; a
 * trigger enforces that, and that a hold is set while nothing is being deleted, so that what it covers is there
 * afterwards.
 */
export const legalHold = pgTable(
  'legal_hold',
  {
    hold_id: bigint('hold_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scope: text('scope', { enum: holdScopes }).notNull(),
    /** Of the person, like the next two. */
    handset_enc: handsetEnc(),
    handset_hash: handsetHash(),
    /** Whose phone it was when the hold was set. Null: nobody's. */
    uid: bigint('uid', { mode: 'number' }),
    pid: text('pid'),
    page_code: text('page_code'),
    /** In China, both inclusive. */
    from_day: date('from_day'),
    until_day: date('until_day'),
    reason: text('reason').notNull(),
    /** Reference of the letter or the case. */
    reference_no: text('reference_no').notNull(),
    set_by: bigint('set_by', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    set_at: timestamptz('set_at').notNull().defaultNow(),
    release_asked_by: memberOrNobody('release_asked_by'),
    release_asked_at: timestamptz('release_asked_at'),
    release_reason: text('release_reason'),
    released_by: memberOrNobody('released_by'),
    /** Null: it stands. */
    released_at: timestamptz('released_at'),
  },
  (table) => [
    index('legal_hold_standing').on(table.scope).where(sql`${table.released_at} is null`),
    check('legal_hold_scope_known', sql`${table.scope} in ('person', 'order', 'page', 'period')`),
    check(
      'legal_hold_of_one_thing',
      sql`(${table.scope} = 'person') = (${table.handset_hash} is not null)
        and (${table.handset_hash} is null) = (${table.handset_enc} is null)
        and (${table.uid} is null or ${table.scope} = 'person')
        and (${table.scope} = 'order') = (${table.pid} is not null)
        and (${table.scope} = 'page') = (${table.page_code} is not null)
        and (${table.scope} = 'period') = (${table.from_day} is not null)
        and (${table.from_day} is null) = (${table.until_day} is null)`,
    ),
    check('legal_hold_days_in_order', sql`${table.until_day} >= ${table.from_day}`),
    check('legal_hold_says_why', sql`btrim(${table.reason}) <> '' and btrim(${table.reference_no}) <> ''`),
    check(
      'legal_hold_asked',
      sql`num_nulls(${table.release_asked_by}, ${table.release_asked_at}, ${table.release_reason}) in (0, 3)`,
    ),
    check(
      'legal_hold_released',
      sql`(${table.released_by} is null) = (${table.released_at} is null)
        and (${table.released_by} is null or ${table.release_asked_by} is not null)`,
    ),
    check('legal_hold_release_needs_two', sql`${table.released_by} <> ${table.release_asked_by}`),
    handsetEncForm('legal_hold', table.handset_enc),
    handsetHashForm('legal_hold', table.handset_hash),
  ],
)

/**
 * What was known of somebody who had themselves erased while a hold stood: removed from every other table, sealed as
 * one text, read by nothing, and emptied once no hold is left. A trigger enforces that, and that no row is deleted.
 */
export const heldErasure = pgTable(
  'held_erasure',
  {
    erasure_id: bigint('erasure_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The sealed text is bound to it. */
    public_id: uuid('public_id').notNull().unique().defaultRandom(),
    uid: bigint('uid', { mode: 'number' }).notNull().unique(),
    /** Lets later holds find it. Null, like the next: emptied. */
    handset_hash: handsetHash(),
    personal_enc: personalEnc(),
    /** The holds that stood then. */
    hold_ids: holdIds('hold_ids'),
    asked_at: timestamptz('asked_at').notNull().defaultNow(),
    emptied_at: timestamptz('emptied_at'),
  },
  (table) => [
    index('held_erasure_waiting').on(table.handset_hash).where(sql`${table.emptied_at} is null`),
    check(
      'held_erasure_whole',
      sql`case when ${table.emptied_at} is null then num_nulls(${table.handset_hash}, ${table.personal_enc}) = 0
        else num_nonnulls(${table.handset_hash}, ${table.personal_enc}) = 0 end`,
    ),
    personalEncForm('held_erasure', table.personal_enc),
    handsetHashForm('held_erasure', table.handset_hash),
  ],
)

/** What an erasure did to a table. `rows` is null where they stay as they are. */
export interface ErasedTable {
  table: string
  fate: 'delete' | 'unlink' | 'keep'
  rows: number | null
  why: string
}

interface ReportDetails {
  /** For an erasure: what became of each table. */
  tables?: ErasedTable[]
  /** For sealed evidence: the hour and the key of each deleted row, as `a` to `p`. */
  leaves?: [hour: string, key: string][]
  /** For a month: which one. */
  month?: string
  /** For an erasure under a hold: what was known is kept sealed. */
  is_kept?: boolean
}

/**
 * What was deleted, when, how much and why that was allowed. Nobody is named in it. Rows are never changed or deleted;
 * a trigger enforces that, and each is reported to the audit log in its transaction.
 */
export const deletionReport = pgTable(
  'deletion_report',
  {
    report_id: bigint('report_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    made_at: timestamptz('made_at').notNull().default(sql`clock_timestamp()`),
    kind: text('kind', { enum: deletionKinds }).notNull(),
    /** From the list of record kinds; empty: several. */
    record_kind: text('record_kind').notNull(),
    table_name: text('table_name').notNull(),
    rows: integer('rows').notNull(),
    /** The period they came from; null: unknown, or there were none. */
    oldest: timestamptz('oldest'),
    newest: timestamptz('newest'),
    /** The rule as it stood, in days. Null: not by age. */
    days: integer('days'),
    /** The setting behind it, and the law, in words. */
    setting: text('setting').notNull().default(''),
    ground: text('ground').notNull(),
    /** Expired rows that were kept by holds, counted up to ten thousand. */
    held_rows: integer('held_rows').notNull().default(0),
    hold_ids: holdIds('hold_ids'),
    details: jsonb('details').$type<ReportDetails>().notNull().default({}),
  },
  (table) => [
    index('deletion_report_of_kind').on(table.kind, table.report_id),
    index('deletion_report_made_at').on(table.made_at),
    check(
      'deletion_report_kind_known',
      sql`${table.kind} in ('rows', 'months', 'persons', 'evidence', 'erasure', 'release')`,
    ),
    check('deletion_report_counts', sql`${table.rows} >= 0 and ${table.held_rows} >= 0`),
    check('deletion_report_says_why', sql`${table.ground} <> ''`),
  ],
)

/** How many rows a table had when they were last counted, once a day. */
export const recordCount = pgTable('record_count', {
  table_name: text('table_name').primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  /** Large tables are not counted: it is the database's own estimate. */
  is_estimate: boolean('is_estimate').notNull(),
  oldest: timestamptz('oldest'),
  counted_at: timestamptz('counted_at').notNull().defaultNow(),
})
