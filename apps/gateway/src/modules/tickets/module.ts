import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { checkIn } from './check-in/check-in-tables'
import { registerCheckIn } from './check-in/routes'
import { ticket } from './ticket-tables'

export const ticketsModule = defineModule({
  name: 'tickets',
  tables: { ticket, checkIn },
  personal: [{ table: ticket, fate: 'delete' }],
  subjects: {
    ticket: (key) => sql`SELECT t.ticket_no AS name FROM ${ticket} AS t WHERE t.ticket_no = ${key}`,
  },
  serve: (app, ctx, { declared }) => registerCheckIn(app, { ...ctx, occasions: declared.occasions }),
})
