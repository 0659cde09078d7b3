export { drawNumber } from './draw-number'
export { findHeldTickets, issueTicket, voidTicket } from './issue-ticket'
export { ticketsModule } from './module'
