import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  handsetEnc,
  handsetEncForm,
  handsetHash,
  handsetHashForm,
  rowTimes,
  timestamptz,
} from '../../db/columns'

/** What a code by text message may be for. */
export const SCENES = ['lead', 'enrol', 'login', 'money', 'erase', 'contract'] as const
const scene = () => text('scene', { enum: SCENES })

/**
 * What a message is for: a code for one of the scenes, the address of the app, something that begins soon, or that it
 * was cancelled.
 */
const MESSAGE_SCENES = [...SCENES, 'download', 'remind', 'cancel'] as const

/** A text message, from the call that requests it to what the supplier made of it. */
export const smsMessage = pgTable(
  'sms_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    handset_enc: handsetEnc().notNull(),
    handset_hash: handsetHash().notNull(),
    scene: text('scene', { enum: MESSAGE_SCENES }).notNull(),
    /**
     * `queued`: not handed to the supplier yet, or certainly not accepted. `sending`: being handed to the supplier.
     * `accepted`, `refused`: by the supplier. `unknown`: no answer came, so it must not be sent again. `void`: its code
     * was replaced or has expired, or what it tells of has begun. `given_up`: the supplier was unreachable for too
     * long.
     */
    state: text('state', {
      enum: ['queued', 'sending', 'accepted', 'refused', 'unknown', 'void', 'given_up'],
    })
      .notNull()
      .default('queued'),
    /** How often the supplier was to be asked. */
    attempts: integer('attempts').notNull().default(0),
    /** The supplier's name for it, or why it was not sent; no part of the text. */
    supplier_note: text('supplier_note').notNull().default(''),
    platform_name: text('platform_name').notNull().default(''),
    operation_name: text('operation_name').notNull().default(''),
    /** When the code it carried was used. Null: not used, or not yet. */
    used_at: timestamptz('used_at'),
    /** Of a reminder, or of a cancellation: for which telling of which reminder it is, once. Null: it is neither. */
    about: text('about').unique('sms_message_about_once'),
    /**
     * Of the same: what it is about, as its template has it, and when that begins or was to begin, after which nothing
     * is sent.
     */
    what: text('what'),
    begins_at: timestamptz('begins_at'),
    ...rowTimes,
  },
  (table) => [
    index('sms_message_created_at').on(table.created_at),
    index('sms_message_updated_at').on(table.updated_at),
    handsetEncForm('sms_message', table.handset_enc),
    handsetHashForm('sms_message', table.handset_hash),
    check(
      'sms_message_scene_known',
      sql`${table.scene} in ('lead', 'enrol', 'login', 'money', 'erase', 'contract', 'download', 'remind', 'cancel')`,
    ),
    check(
      'sms_message_state_known',
      sql`${table.state} in ('queued', 'sending', 'accepted', 'refused', 'unknown', 'void', 'given_up')`,
    ),
    check(
      'sms_message_reminds',
      sql`num_nonnulls(${table.about}, ${table.what}, ${table.begins_at}) = case when ${table.scene} in ('remind', 'cancel') then 3 else 0 end`,
    ),
    check('sms_message_attempts', sql`${table.attempts} >= 0`),
  ],
)

/** The code of a phone for a scene: only one, as the next replaces it. */
export const smsCode = pgTable(
  'sms_code',
  {
    handset_hash: handsetHash().notNull(),
    scene: scene().notNull(),
    message_id: bigint('message_id', { mode: 'number' })
      .notNull()
      .unique()
      // A message that is old enough to be deleted takes its code along, which expired long ago.
      .references(() => smsMessage.id, { onDelete: 'cascade' }),
    /** What the code is computed from, with the key of that ID. The code itself is stored nowhere. */
    nonce: text('nonce').notNull(),
    key_id: text('key_id').notNull(),
    /** Where it was requested. */
    network: text('network').notNull(),
    expire_at: timestamptz('expire_at').notNull(),
    /** How often a wrong code was entered. */
    tries: integer('tries').notNull().default(0),
    used_at: timestamptz('used_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.handset_hash, table.scene] }),
    index('sms_code_created_at').on(table.created_at),
    handsetHashForm('sms_code', table.handset_hash),
    check(
      'sms_code_scene_known',
      sql`${table.scene} in ('lead', 'enrol', 'login', 'money', 'erase', 'contract')`,
    ),
    check('sms_code_nonce_form', sql`${table.nonce} ~ '^[A-Za-z0-9_-]{22}$'`),
    check('sms_code_tries', sql`${table.tries} between 0 and 5`),
  ],
)

/** How many messages a phone got on the day of its last one, in China. */
export const smsPhone = pgTable(
  'sms_phone',
  {
    handset_hash: handsetHash().primaryKey(),
    sent_at: timestamptz('sent_at').notNull().defaultNow(),
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [
    handsetHashForm('sms_phone', table.handset_hash),
    check('sms_phone_sent', sql`${table.sent} between 0 and 5`),
  ],
)

/** How many messages were sent to everybody in an hour, and what has been logged about that hour. */
export const smsHour = pgTable(
  'sms_hour',
  {
    hour: timestamptz('hour').primaryKey(),
    sent: integer('sent').notNull(),
    /** When it was logged that the budget is nearly used up. Null: not yet. */
    budget_told_at: timestamptz('budget_told_at'),
    /** When it was logged that hardly any code is used. Null: not yet. */
    use_told_at: timestamptz('use_told_at'),
  },
  (table) => [check('sms_hour_sent', sql`${table.sent} >= 0`)],
)
