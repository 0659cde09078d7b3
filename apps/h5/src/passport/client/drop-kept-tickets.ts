/** Where a browser keeps the tickets viewed most recently. */
export const KEPT_TICKETS = 'yz-tickets'

/** Forgets them, as the next visitor to log in may be somebody else. */
export function dropKeptTickets(): void {
  try {
    localStorage.removeItem(KEPT_TICKETS)
  } catch {
    // A browser that allows no storage has kept nothing.
  }
}
