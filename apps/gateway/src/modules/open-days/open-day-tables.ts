import { OPEN_DAY_PEOPLE } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  handsetEnc,
  handsetEncForm,
  handsetHash,
  handsetHashForm,
  idForm,
  rowTimes,
  timestamptz,
} from '../../db/columns'
import { spokenNumberForm } from '../../db/spoken-number'
import { softuser } from '../passport/passport-tables'
import { ticket } from '../tickets/ticket-tables'

/** What people can come to see on several dates. */
export const openDayEvent = pgTable(
  'openday_event',
  {
    event_id: text('event_id').primaryKey(),
    title: text('title').notNull(),
    /** Where it is, as visitors are told. */
    place: text('place').notNull().default(''),
    /** What visitors should know before they come. Empty: nothing. */
    notice: text('notice').notNull().default(''),
    /**
     * Counts every change to it and its sessions, for calendars with an earlier version. A new registration is not a
     * change.
     */
    revision: integer('revision').notNull().default(1),
    /** Off: nobody sees it or registers any more. Those with a pass can still come. */
    is_open: boolean('is_open').notNull().default(true),
    ...rowTimes,
  },
  (table) => [
    idForm('openday_event_id_form', table.event_id),
    check('openday_event_title', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
  ],
)

/** A date of an open day. */
export const openDaySession = pgTable(
  'openday_session',
  {
    session_id: text('session_id').primaryKey(),
    event_id: text('event_id')
      .notNull()
      .references(() => openDayEvent.event_id),
    start_at: timestamptz('start_at').notNull(),
    end_at: timestamptz('end_at').notNull(),
    /** People, not registrations. */
    quota: integer('quota').notNull(),
    /**
     * People in valid registrations. Kept here so that the limit below holds under any number of concurrent requests.
     */
    used: integer('used').notNull().default(0),
    is_cancelled: boolean('is_cancelled').notNull().default(false),
    ...rowTimes,
  },
  (table) => [
    idForm('openday_session_id_form', table.session_id),
    check('openday_session_span', sql`${table.start_at} < ${table.end_at}`),
    check('openday_session_quota', sql`${table.used} between 0 and ${table.quota} and ${table.quota} > 0`),
    // Referenced by registrations.
    unique('openday_session_of_event').on(table.event_id, table.session_id),
    index('openday_session_start_at').on(table.event_id, table.start_at),
  ],
)

/** Somebody's registration for an open day: one per visitor, even after it was given back. */
export const openDayRegister = pgTable(
  'openday_register',
  {
    /** How its visitor refers to it. */
    register_no: text('register_no').primaryKey(),
    event_id: text('event_id').notNull(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    session_id: text('session_id').notNull(),
    handset_enc: handsetEnc().notNull(),
    handset_hash: handsetHash().notNull(),
    /** As typed, but for a phone in it. */
    name: text('name').notNull(),
    people_num: smallint('people_num').notNull(),
    /** 1 taken, 3 given back. */
    status: smallint('status').$type<1 | 3>().notNull().default(1),
    /** Of given back ones the last, which is void. */
    ticket_no: text('ticket_no')
      .notNull()
      .references(() => ticket.ticket_no),
    /** They agreed to be reminded by text message. */
    by_sms: boolean('by_sms').notNull().default(false),
    /** Whether the visitor is known to have agreed to the privacy policy. */
    consent: text('consent', { enum: ['recorded', 'not_recorded'] })
      .notNull()
      .default('not_recorded'),
    /** Page it was asked on. */
    page_code: text('page_code'),
    /** Set anew for somebody who comes back after giving it back. */
    registered_at: timestamptz('registered_at').notNull().defaultNow(),
  },
  (table) => [
    // Both together, so that it cannot be for a session of another event.
    foreignKey({
      name: 'openday_register_session',
      columns: [table.event_id, table.session_id],
      foreignColumns: [openDaySession.event_id, openDaySession.session_id],
    }),
    handsetEncForm('openday_register', table.handset_enc),
    handsetHashForm('openday_register', table.handset_hash),
    unique('openday_register_once').on(table.event_id, table.uid),
    // A phone whose registration was given back is free again, even for somebody else.
    uniqueIndex('openday_register_phone_once')
      .on(table.event_id, table.handset_hash)
      .where(sql`${table.status} = 1`),
    index('openday_register_of_session').on(table.session_id, table.register_no),
    index('openday_register_of_visitor').on(table.uid),
    index('openday_register_handset_hash').on(table.handset_hash),
    index('openday_register_registered_at').on(table.registered_at),
    spokenNumberForm('openday_register_no_form', table.register_no),
    check('openday_register_status_known', sql`${table.status} in (1, 3)`),
    check(
      'openday_register_people',
      sql`${table.people_num} between 1 and ${sql.raw(String(OPEN_DAY_PEOPLE))}`,
    ),
    check('openday_register_named', sql`${table.name} <> ''`),
    check('openday_register_consent_known', sql`${table.consent} in ('recorded', 'not_recorded')`),
  ],
)
