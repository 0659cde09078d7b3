import { type SQL, sql } from 'drizzle-orm'
import { checkIn } from './check-in-tables'

/** In a query: when the ticket with a number was let in first, by the clock of the door. Null: it was not. */
export function enteredAt(ticket_no: SQL): SQL<string | null> {
  return sql`(SELECT min(c.scanned_at) FROM ${checkIn} AS c WHERE c.ticket_no = ${ticket_no})`
}

/** In a query: whether it was admitted. A separate condition, which the planner can use for a join. */
export function hasEntered(ticket_no: SQL): SQL<boolean> {
  return sql`EXISTS (SELECT FROM ${checkIn} AS c WHERE c.ticket_no = ${ticket_no})`
}
