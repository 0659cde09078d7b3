// What only the pages of tickets and reminders need, the drawing of codes above all.
export { installReminders } from './reminders'
export { installTicket } from './ticket'
export { installTickets } from './tickets'
