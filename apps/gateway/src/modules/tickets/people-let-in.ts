import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hasEntered } from './check-in/entered-at'
import { type TICKET_KINDS, ticket } from './ticket-tables'

/** In a query: how many people were let in to an occasion, those on a void ticket as well. */
export function peopleLetIn(kind: (typeof TICKET_KINDS)[number], occasion_id: SQLWrapper): SQL<number> {
  return sql<number>`(SELECT coalesce(sum(t.people_num), 0)::int FROM ${ticket} AS t
    WHERE t.kind = ${kind} AND t.occasion_id = ${occasion_id}
      AND ${hasEntered(sql`t.ticket_no`)})`
}
