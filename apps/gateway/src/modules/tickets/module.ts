import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { registerCalendarRoute } from './calendar-route'
import { checkIn } from './check-in/check-in-tables'
import { registerCheckIn } from './check-in/routes'
import { registerTicketOperations } from './routes'
import { ticket } from './ticket-tables'

export const ticketsModule = defineModule({
  name: 'tickets',
  tables: { ticket, checkIn },
  personal: [{ table: ticket, fate: 'delete' }],
  subjects: {
    ticket: (key) => sql`SELECT t.ticket_no AS name FROM ${ticket} AS t WHERE t.ticket_no = ${key}`,
  },
  serve(app, ctx, { declared: { occasions } }) {
    const tools = { ...ctx, occasions }
    registerTicketOperations(app, tools)
    registerCalendarRoute(app, tools)
    registerCheckIn(app, tools)
  },
})
