// What only the pages of tickets need, the drawing of codes above all.
export { installTicket } from './ticket'
export { installTickets } from './tickets'
