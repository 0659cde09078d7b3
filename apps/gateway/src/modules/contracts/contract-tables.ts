import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  inet,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, idForm, rowTimes, timestamptz } from '../../db/columns'
import { product } from '../catalogue/catalogue-tables'
import { softuser } from '../passport/passport-tables'

/** What has to be signed before something is bought. Its texts are its versions. */
export const contract = pgTable(
  'contract',
  {
    contract_id: text('contract_id').primaryKey(),
    /** Of its newest version. */
    title: text('title').notNull(),
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [idForm('contract_id_form', table.contract_id)],
)

/** A text of a contract. Once it is live, a trigger allows no change except that it becomes past. */
export const contractVersion = pgTable(
  'contract_version',
  {
    contract_id: text('contract_id')
      .notNull()
      .references(() => contract.contract_id),
    version: integer('version').notNull(),
    /** `draft`: nobody signs it yet. `live`: visitors do. `past`: they did. */
    state: text('state', { enum: ['draft', 'live', 'past'] })
      .notNull()
      .default('draft'),
    title: text('title').notNull(),
    /** In the form that `read-contract-text.ts` reads. */
    body: text('body').notNull(),
    /** How it can be withdrawn. */
    withdrawal: text('withdrawal').notNull(),
    /** Counts every change of the draft. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
    published_at: timestamptz('published_at'),
    /** A member. Null: no member of ours, as in a demo. */
    published_by: bigint('published_by', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.contract_id, table.version] }),
    uniqueIndex('contract_version_one_live').on(table.contract_id).where(sql`${table.state} = 'live'`),
    uniqueIndex('contract_version_one_draft').on(table.contract_id).where(sql`${table.state} = 'draft'`),
    check('contract_version_number', sql`${table.version} > 0`),
    check('contract_version_state', sql`${table.state} in ('draft', 'live', 'past')`),
    check(
      'contract_version_texts',
      sql`${table.title} <> '' and ${table.body} <> '' and ${table.withdrawal} <> ''`,
    ),
    check('contract_version_published', sql`(${table.state} = 'draft') = (${table.published_at} is null)`),
  ],
)

/**
 * Records that somebody has signed a version for a product, with the proof. Rows are only ever added. The database
 * generates the number from the day and a serial, so nobody can choose one.
 */
export const contractSign = pgTable(
  'contract_sign',
  {
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity().unique('contract_sign_serial'),
    contract_no: text('contract_no')
      .primaryKey()
      .generatedAlwaysAs(
        sql.raw(`'HT' || (extract(year from "signed_at" at time zone 'Asia/Shanghai') * 10000
      + extract(month from "signed_at" at time zone 'Asia/Shanghai') * 100
      + extract(day from "signed_at" at time zone 'Asia/Shanghai'))::integer
      || lpad("serial"::text, greatest(6, length("serial"::text)), '0')`),
      ),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    shop_product_id: bigint('shop_product_id', { mode: 'number' })
      .notNull()
      .references(() => product.shop_product_id),
    contract_id: text('contract_id').notNull(),
    version: integer('version').notNull(),
    /** How often the same was signed and withdrawn before. */
    round: integer('round').notNull().default(0),
    signed_at: timestamptz('signed_at').notNull().defaultNow(),
    /** The message with the code. Messages are deleted in time, so there is no foreign key. */
    sms_message_id: bigint('sms_message_id', { mode: 'number' }).notNull(),
    ip: inet('ip').notNull(),
    ua: text('ua').notNull(),
    /** What was ticked, word for word. */
    agreed: text('agreed').array().notNull(),
    /** The page that it was signed on, and which version of it its visitor had. Null: no page of ours. */
    page_code: text('page_code'),
    page_version: integer('page_version'),
    /** What was read and signed, filled in for this visitor. */
    document: text('document').notNull(),
    /** SHA-256 of it. */
    text_hash: text('text_hash').notNull(),
    /** The last day for withdrawing, in China, as it was promised. */
    withdraw_until: date('withdraw_until').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'contract_sign_of_version',
      columns: [table.contract_id, table.version],
      foreignColumns: [contractVersion.contract_id, contractVersion.version],
    }),
    // However many taps, it is signed once.
    unique('contract_sign_once').on(
      table.uid,
      table.shop_product_id,
      table.contract_id,
      table.version,
      table.round,
    ),
    index('contract_sign_signed_at').on(table.signed_at),
    index('contract_sign_version').on(table.contract_id, table.version),
    idForm('contract_sign_page_code_form', table.page_code),
    check('contract_sign_round', sql`${table.round} >= 0`),
    check('contract_sign_text_hash', sql`${table.text_hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'contract_sign_withdraw_later',
      sql`${table.withdraw_until} > (${table.signed_at} at time zone 'Asia/Shanghai')::date`,
    ),
  ],
)

/** The signed copy: bytes that were made once. Rows are only ever added. */
export const contractFile = pgTable(
  'contract_file',
  {
    contract_no: text('contract_no')
      .primaryKey()
      .references(() => contractSign.contract_no),
    bytes: bytea('bytes').notNull(),
    /** SHA-256 of them. */
    sha256: text('sha256').notNull(),
    /** Seals both hashes, with a key that the database does not have. */
    key_id: text('key_id').notNull(),
    seal: text('seal').notNull(),
    /** Characters that the font lacks. */
    missing: text('missing').notNull().default(''),
    sealed_at: timestamptz('sealed_at').notNull().defaultNow(),
  },
  (table) => [check('contract_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`)],
)

/** Records that a contract was withdrawn in time. Rows are only ever added. */
export const contractWithdrawal = pgTable('contract_withdrawal', {
  contract_no: text('contract_no')
    .primaryKey()
    .references(() => contractSign.contract_no),
  created_at: timestamptz('created_at').notNull().defaultNow(),
})

/** Whether a day is a working day in China. A day that is not here is one from Monday to Friday. */
export const workCalendar = pgTable(
  'work_calendar',
  {
    day: date('day').primaryKey(),
    is_working: boolean('is_working').notNull(),
    /** Which holiday it is, or why it is a working day. */
    note: text('note').notNull().default(''),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [check('work_calendar_note', sql`length(${table.note}) <= 40`)],
)
