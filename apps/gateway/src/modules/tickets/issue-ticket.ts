import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { drawSpokenNumber } from '../../db/spoken-number'
import { ticketCode } from './ticket-code'
import { ticketPage } from './ticket-page'
import { ticket } from './ticket-tables'

type Issued = Pick<typeof ticket.$inferInsert, 'kind' | 'occasion_id' | 'uid' | 'people_num'>

/** A ticket as its holder is shown it. */
export interface HeldTicket {
  ticket_no: string
  /** The page that shows it. */
  ticket_url: string
  /** What its code says. */
  code: string
}

/**
 * Issues a ticket for a place, in the transaction that takes the place; returns its number. `ticket_no` is for demo
 * data, whose tickets have the same numbers on every machine.
 */
export async function issueTicket(
  tx: Transaction,
  issued: Issued,
  ticket_no: string = drawSpokenNumber(),
): Promise<string> {
  await tx.insert(ticket).values({ ...issued, ticket_no, nonce: randomBytes(16).toString('base64url') })
  return ticket_no
}

/** Voids a ticket, in the transaction that gives its place back. */
export async function voidTicket(tx: Transaction, ticket_no: string): Promise<void> {
  await tx
    .update(ticket)
    .set({ void_at: sql`now()` })
    .where(and(eq(ticket.ticket_no, ticket_no), isNull(ticket.void_at)))
}

/** The valid ones of some tickets, by their number. */
export async function findHeldTickets(
  { config }: Pick<Context, 'config'>,
  db: Orm | Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, HeldTicket>> {
  const rows = await db
    .select({ ticket_no: ticket.ticket_no, nonce: ticket.nonce })
    .from(ticket)
    .where(and(inArray(ticket.ticket_no, [...numbers]), isNull(ticket.void_at)))
  return new Map(
    rows.map((row) => [
      row.ticket_no,
      {
        ticket_no: row.ticket_no,
        ticket_url: ticketPage(config, row.ticket_no),
        code: ticketCode(config, row),
      },
    ]),
  )
}
