/** Where a browser keeps the tickets that were seen last. */
export const KEPT_TICKETS = 'yz-tickets'

/** Forgets them, as whoever logs in next is perhaps somebody else. */
export function dropKeptTickets(): void {
  try {
    localStorage.removeItem(KEPT_TICKETS)
  } catch {
    // A browser that lets nobody keep anything has kept nothing.
  }
}
