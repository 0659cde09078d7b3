import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { idForm, timestamptz } from '../../db/columns'
import { spokenNumberForm } from '../../db/spoken-number'
import { softuser } from '../passport/passport-tables'

/** What one can have a ticket for. */
export const TICKET_KINDS = ['speech', 'openday'] as const

/** A ticket that admits somebody, once. */
export const ticket = pgTable(
  'ticket',
  {
    ticket_no: text('ticket_no').primaryKey(),
    kind: text('kind', { enum: TICKET_KINDS }).notNull(),
    /** Of the occasion: the talk, or the session of the open day. */
    occasion_id: text('occasion_id').notNull(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    people_num: smallint('people_num').notNull(),
    /** The code is computed from it with the service's key, and is stored nowhere. */
    nonce: text('nonce').notNull(),
    /** When it was given back. Null: it is valid. */
    void_at: timestamptz('void_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ticket_of_occasion').on(table.kind, table.occasion_id, table.ticket_no),
    index('ticket_of_visitor').on(table.uid, table.created_at),
    spokenNumberForm('ticket_no_form', table.ticket_no),
    check('ticket_kind_known', sql`${table.kind} in ('speech', 'openday')`),
    idForm('ticket_occasion_form', table.occasion_id),
    check('ticket_people', sql`${table.people_num} between 1 and 3`),
    check('ticket_nonce_form', sql`${table.nonce} ~ '^[A-Za-z0-9_-]{22}$'`),
  ],
)
