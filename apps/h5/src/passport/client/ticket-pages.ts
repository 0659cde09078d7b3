// What only the pages of tickets and reminders need, above all the drawing of QR codes.
export { installReminders } from './reminders'
export { installTicket } from './ticket'
export { installTickets } from './tickets'
