export { drawNumber } from './draw-number'
export { findHeldTickets, type HeldTicket, issueTicket, voidTicket } from './issue-ticket'
export { ticketsModule } from './module'
