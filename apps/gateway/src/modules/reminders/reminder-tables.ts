import { reminderKinds } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { idForm, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

/**
 * What somebody is to be reminded of, or was. When it is due follows from when the occasion begins, which may change;
 * so may what it says, until it is sent.
 */
export const reminder = pgTable(
  'reminder',
  {
    reminder_id: bigint('reminder_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    kind: text('kind', { enum: reminderKinds }).notNull(),
    occasion_id: text('occasion_id').notNull(),
    /** They agreed to a text message the last time they asked for it. Otherwise it only appears in their list. */
    by_sms: boolean('by_sms').notNull().default(false),
    /** `waiting`: not due yet. `sent`: in the list. `dropped`: too late, cancelled, or the place was given back. */
    state: text('state', { enum: ['waiting', 'sent', 'dropped'] })
      .notNull()
      .default('waiting'),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    url: text('url').notNull().default(''),
    /** When it was sent or dropped. Null: it waits. */
    settled_at: timestamptz('settled_at'),
    /**
     * What became of the text message, which has a time of its own: the list gets it at any hour, a phone does not ring
     * at night. `none`: there is none, or none yet. `waiting`: it is held until `sms_due_at`, as the reminder was sent
     * in quiet hours. `left`: it was handed over in the same transaction, once and for all. A column and not a second
     * row, so that dropping the reminder takes back the text message with it.
     */
    sms_state: text('sms_state', { enum: ['none', 'waiting', 'left'] })
      .notNull()
      .default('none'),
    sms_due_at: timestamptz('sms_due_at'),
    read_at: timestamptz('read_at'),
    /** How many tellings there have been: a second change to an occasion is told again, by the same row. */
    telling: integer('telling').notNull().default(1),
    /**
     * When they gave up what it is about; nothing more is told about that since. Null: they still have it. What was
     * sent before stays as it is, so the state does not show this.
     */
    given_back_at: timestamptz('given_back_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Once: whoever asks to be reminded again has the same reminder.
    unique('reminder_once').on(table.uid, table.kind, table.occasion_id),
    index('reminder_waiting')
      .on(table.kind, table.occasion_id, table.reminder_id)
      .where(sql`${table.state} = 'waiting'`),
    // For finding whom to tell of a change.
    index('reminder_of_occasion').on(table.occasion_id, table.kind),
    index('reminder_of_visitor').on(table.uid, table.settled_at),
    index('reminder_settled').on(table.settled_at),
    index('reminder_text_waiting').on(table.sms_due_at).where(sql`${table.sms_state} = 'waiting'`),
    check(
      'reminder_kind_known',
      sql`${table.kind} in ('speech', 'openday', 'live', 'moved_up', 'speech_changed', 'openday_changed', 'live_changed', 'speech_cancelled', 'openday_cancelled', 'live_cancelled')`,
    ),
    check('reminder_state_known', sql`${table.state} in ('waiting', 'sent', 'dropped')`),
    idForm('reminder_occasion_form', table.occasion_id),
    check('reminder_settled_known', sql`(${table.state} = 'waiting') = (${table.settled_at} is null)`),
    check('reminder_sms_state_known', sql`${table.sms_state} in ('none', 'waiting', 'left')`),
    // Whoever has it again and wants no text message this time may have received one before.
    check('reminder_sms_of_sent', sql`${table.sms_state} = 'none' or ${table.state} = 'sent'`),
    check('reminder_sms_due', sql`(${table.sms_state} = 'waiting') = (${table.sms_due_at} is not null)`),
    check('reminder_telling', sql`${table.telling} >= 1`),
    check('reminder_says', sql`${table.state} <> 'sent' or ${table.title} <> ''`),
  ],
)

/** Minutes for which a job was enqueued that looks for what is due. The key makes it one job across all processes. */
export const reminderLook = pgTable('reminder_look', {
  minute: timestamptz('minute').primaryKey(),
})
