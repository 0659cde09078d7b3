import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  handsetEnc,
  handsetEncForm,
  handsetHash,
  handsetHashForm,
  rowTimes,
  timestamptz,
} from '../../db/columns'
import { member } from '../members/member-tables'
import { softuser } from '../passport/passport-tables'

/** Where a lead was left, as reported by the page; empty: it reported nothing. */
const source = () => ({
  cps_id: text('cps_id').notNull().default(''),
  page_code: text('page_code').notNull().default(''),
  upload_id: text('upload_id').notNull().default(''),
})

/**
 * Somebody who wants to be called: one row per version and phone, however often and by whomever it is left. Every list
 * of them is newest first, hence the ends of the indexes, which are read backwards.
 */
export const lead = pgTable(
  'lead',
  {
    lead_id: bigint('lead_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the visitor is told: the number itself would tell how many leads there are. */
    public_id: uuid('public_id').notNull().defaultRandom(),
    version_id: integer('version_id').notNull(),
    /** Null: erased, like the two that follow. */
    handset_enc: handsetEnc(),
    handset_hash: handsetHash(),
    /** For finding it by the last four digits, see `hashHandsetTail`. */
    handset_tail_hash: text('handset_tail_hash'),
    nick_name: text('nick_name').notNull(),
    /** Of the first time. */
    ...source(),
    /** Null: left without being logged in. */
    uid: bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id),
    /** `not_recorded`: it came from a page that asks for none. */
    consent: text('consent', { enum: ['recorded', 'not_recorded'] })
      .notNull()
      .default('not_recorded'),
    status: text('status', { enum: ['new', 'contacted', 'following', 'converted', 'invalid'] })
      .notNull()
      .default('new'),
    /** The member who looks after it. Null: nobody yet. */
    assignee_id: bigint('assignee_id', { mode: 'number' }).references(() => member.member_id),
    /** The message with the download, of which there is one at most. Null: none was asked for. */
    download_message_id: bigint('download_message_id', { mode: 'number' }),
    erased_at: timestamptz('erased_at'),
    ...rowTimes,
  },
  (table) => {
    const inTime = [table.created_at, table.lead_id] as const
    const { status, assignee_id, page_code, cps_id, version_id, consent } = table
    const filters = [status, assignee_id, page_code, cps_id, version_id, consent] as const
    // Erased people are never shown; the indexes know that, so that lists are read from them alone.
    const shown = isNull(table.erased_at)
    // Each begins with one column that a list is filtered by, and contains all the others: however many filters match
    // however little together, only a part of one index is read, and nothing from the table, which is scattered.
    const narrowedBy = (name: string, first: AnyPgColumn) =>
      index(name)
        .on(first, ...inTime, ...filters.filter((column) => column !== first))
        .where(shown)
    return [
      unique('lead_of_handset').on(version_id, table.handset_hash),
      index('lead_in_time')
        .on(...inTime, ...filters)
        .where(shown),
      narrowedBy('lead_of_status', status),
      narrowedBy('lead_of_assignee', assignee_id),
      narrowedBy('lead_of_page', page_code),
      narrowedBy('lead_of_channel', cps_id),
      // For prefixes of names, which a language's sort order would not find.
      index('lead_name')
        .on(table.nick_name.op('text_pattern_ops'), ...inTime, ...filters)
        .where(shown),
      index('lead_handset_hash').on(table.handset_hash),
      index('lead_handset_tail_hash').on(table.handset_tail_hash, ...inTime),
      index('lead_uid').on(table.uid),
      handsetEncForm('lead', table.handset_enc),
      handsetHashForm('lead', table.handset_hash),
      check('lead_handset_tail_hash_form', sql`${table.handset_tail_hash} ~ '^[A-Za-z0-9_-]{43}$'`),
      check('lead_version_positive', sql`${table.version_id} > 0`),
      check('lead_consent_known', sql`${table.consent} in ('recorded', 'not_recorded')`),
      check(
        'lead_status_known',
        sql`${table.status} in ('new', 'contacted', 'following', 'converted', 'invalid')`,
      ),
      check(
        'lead_erased_whole',
        sql`case when ${table.erased_at} is null
          then num_nulls(${table.handset_enc}, ${table.handset_hash}, ${table.handset_tail_hash}) = 0
            and length(${table.nick_name}) between 1 and 12
          else num_nonnulls(${table.handset_enc}, ${table.handset_hash}, ${table.handset_tail_hash}, ${table.uid}) = 0
            and ${table.nick_name} = '' end`,
      ),
    ]
  },
)

/**
 * Every time a lead was submitted, and where. Rows are never deleted, and only the name ever changes, which erasing
 * removes; a trigger enforces that.
 */
export const leadTouch = pgTable(
  'lead_touch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lead_id: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => lead.lead_id),
    /** This one created the lead. */
    is_first: boolean('is_first').notNull(),
    /** As it was written this time. Null: erased. */
    nick_name: text('nick_name'),
    ...source(),
    /**
     * The message whose code proved the phone: a code submits a lead once, and a repeated call with it finds it here.
     */
    sms_message_id: bigint('sms_message_id', { mode: 'number' }).notNull().unique(),
    created_at: rowTimes.created_at,
  },
  (table) => [
    index('lead_touch_of_lead').on(table.lead_id, table.id),
    uniqueIndex('lead_touch_one_first').on(table.lead_id).where(sql`${table.is_first}`),
  ],
)

/** Somebody has to be called: one task per lead, created with it. */
export const callbackTask = pgTable(
  'callback_task',
  {
    lead_id: bigint('lead_id', { mode: 'number' })
      .primaryKey()
      .references(() => lead.lead_id),
    status: text('status', { enum: ['waiting', 'done', 'given_up'] })
      .notNull()
      .default('waiting'),
    due_at: timestamptz('due_at').notNull(),
    ...rowTimes,
  },
  (table) => [
    index('callback_task_waiting').on(table.due_at).where(sql`${table.status} = 'waiting'`),
    check('callback_task_status_known', sql`${table.status} in ('waiting', 'done', 'given_up')`),
  ],
)

/** Phones belong where they are encrypted, not in free text. */
const PHONE = sql.raw(`'(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'`)

/**
 * Notes about a lead by those who call. Rows are never deleted, and only the text ever changes, which erasing removes;
 * a trigger enforces that.
 */
export const leadNote = pgTable(
  'lead_note',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lead_id: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => lead.lead_id),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    /** Null: erased. */
    text: text('text'),
    created_at: rowTimes.created_at,
  },
  (table) => [
    index('lead_note_of_lead').on(table.lead_id, table.id),
    check('lead_note_length', sql`length(${table.text}) between 1 and 500`),
    check('lead_note_no_phones', sql`${table.text} !~ ${PHONE}`),
  ],
)
