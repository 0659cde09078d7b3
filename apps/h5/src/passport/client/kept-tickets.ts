import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { readToken, uidOf } from '@yingzao/host'
import { dropKeptTickets, KEPT_TICKETS } from './drop-kept-tickets'

export type Ticket = OperationResponse<Operations['ticketDetail']>

/** The most tickets that are kept: nobody needs more at one door. */
const MOST = 10

/** How long a ticket is kept after its event has ended. */
const OVER_MS = 24 * 3_600_000

interface Kept {
  /** Whose they are: nobody else who logs in here is shown them. */
  uid: string
  tickets: Ticket[]
}

/** Stores a ticket as last received, for when there is no network. */
export function keepTicket(ticket: Ticket): void {
  const others = keptTickets().filter(({ ticket_no }) => ticket_no !== ticket.ticket_no)
  write([ticket, ...others].slice(0, MOST))
}

/** Forgets a ticket that no longer exists. */
export function dropTicket(no: string): void {
  write(keptTickets().filter(({ ticket_no }) => ticket_no !== no))
}

/** Returns the tickets of whoever is logged in, the most recently viewed first. */
export function keptTickets(): Ticket[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_TICKETS) ?? 'null') as Kept | null
    if (!kept || kept.uid === '' || kept.uid !== ownUid() || !Array.isArray(kept.tickets)) return []
    return kept.tickets.filter(({ ends_at }) => ends_at + OVER_MS > Date.now())
  } catch {
    // What cannot be read, or may not be, counts as nothing.
    return []
  }
}

function write(tickets: Ticket[]): void {
  if (tickets.length === 0) {
    dropKeptTickets()
    return
  }
  try {
    localStorage.setItem(KEPT_TICKETS, JSON.stringify({ uid: ownUid(), tickets }))
  } catch {
    // A private window stores nothing; the ticket is shown all the same.
  }
}

/** Empty: unknown. */
const ownUid = () => uidOf(readToken(document))
