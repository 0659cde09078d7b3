import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../db/columns'
import { memberId } from '../../members/member-tables'
import { ticket } from '../ticket-tables'

/** Somebody was let in, as a phone at a door has said. */
export const checkIn = pgTable(
  'check_in',
  {
    /** Made by the phone, so that a scan whose answer was lost is the same when it is sent again. */
    scan_id: uuid('scan_id').primaryKey(),
    ticket_no: text('ticket_no')
      .notNull()
      // Whoever has themselves erased takes their tickets along.
      .references(() => ticket.ticket_no, { onDelete: 'cascade' }),
    member_id: memberId('member_id').notNull(),
    gate: text('gate').notNull(),
    /** By the phone's clock, which may be wrong, and when it was heard of here. */
    scanned_at: timestamptz('scanned_at').notNull(),
    received_at: timestamptz('received_at').notNull().defaultNow(),
    /** They were let in without a network on a ticket that was used or void: it has happened, and somebody should look. */
    is_conflict: boolean('is_conflict').notNull().default(false),
    /** Why a member let them in although the ticket was used or void. Null: it was good. */
    forced_why: text('forced_why'),
  },
  (table) => [
    // One entry for a ticket. What happened against the rule stands beside it and says so.
    uniqueIndex('check_in_once')
      .on(table.ticket_no)
      .where(sql`not ${table.is_conflict} and ${table.forced_why} is null`),
    index('check_in_of_ticket').on(table.ticket_no, table.received_at),
    check('check_in_gate', sql`${table.gate} = btrim(${table.gate}) and ${table.gate} <> ''`),
    check('check_in_one_reason', sql`not (${table.is_conflict} and ${table.forced_why} is not null)`),
  ],
)
