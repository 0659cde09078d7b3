export { enteredAt, hasEntered } from './check-in/entered-at'
export { findHeldTickets, issueTicket, voidTicket } from './issue-ticket'
export { ticketsModule } from './module'
export { peopleLetIn } from './people-let-in'
