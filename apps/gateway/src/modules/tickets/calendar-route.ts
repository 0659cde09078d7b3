import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { SPOKEN_NUMBER } from '../../db/spoken-number'
import { CALENDAR_PATH, isSignedFor } from './calendar-address'
import { calendarFile } from './calendar-file'
import { findTickets } from './find-tickets'
import type { TicketTools } from './own-tickets'
import { ticketPage } from './ticket-page'

/** Serves the calendar file of a ticket to whoever has its signed address. */
export function registerCalendarRoute(
  app: FastifyInstance,
  tools: TicketTools & Pick<Context, 'company'>,
): void {
  app.get<{ Params: { ticket_no: string }; Querystring: { k?: unknown } }>(
    `${CALENDAR_PATH}/:ticket_no.ics`,
    { config: { site: 'asset' } },
    async ({ params: { ticket_no }, query: { k } }, reply) => {
      const found = SPOKEN_NUMBER.test(ticket_no) ? await findOne(tools, ticket_no) : undefined
      reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
      if (!found || !isSignedFor(tools.config, found.ticket, k)) {
        return reply.code(404).type('text/plain; charset=utf-8').send('not found')
      }
      const { company } = (await tools.company.read()).site
      const url = ticketPage(tools.config, ticket_no)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="ticket.ics"')
        .send(calendarFile(found.ticket, { url, company, now: new Date(found.now) }))
    },
  )
}

async function findOne({ db, occasions }: TicketTools, ticket_no: string) {
  const which = sql`t.ticket_no = ${ticket_no}`
  const { list, now } = await findTickets(db.orm, occasions, { which, page: 1, page_size: 1 })
  return list[0] && { ticket: list[0], now }
}
