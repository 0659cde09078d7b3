export { findHeldTickets, issueTicket, voidTicket } from './issue-ticket'
export { ticketsModule } from './module'
export { peopleLetIn } from './people-let-in'
