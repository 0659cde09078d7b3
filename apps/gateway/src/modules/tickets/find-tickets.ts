import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import type { Occasion, Occasions } from '../define-module'
import { ticket } from './ticket-tables'
import { ticketedOccasions } from './ticketed-occasions'

/** A ticket, and its occasion as it is now. */
export interface TicketFor
  extends Pick<typeof ticket.$inferSelect, 'ticket_no' | 'kind' | 'people_num' | 'nonce'>,
    Pick<Occasion, 'title' | 'begins_at' | 'ends_at' | 'place' | 'revision'> {
  state: 'good' | 'void' | 'over'
  /** It was given back. A ticket that was not may still be for something that was cancelled. */
  is_void: boolean
  is_cancelled: boolean
}

export interface FoundTickets {
  list: TicketFor[]
  total: number
  /** By the database's clock, which also decides `state`. */
  now: number
}

type Row = Omit<TicketFor, 'begins_at' | 'ends_at'> & { begins_ms: string; ends_ms: string }

/**
 * The tickets among some that have an occasion: valid ones first, soonest first, then the others, newest first. The
 * occasions come from the modules that own them.
 */
export async function findTickets(
  db: Orm,
  occasions: Occasions,
  { which, page, page_size }: { which: SQL; page: number; page_size: number },
): Promise<FoundTickets> {
  const joined = sql`FROM ${ticket} AS t JOIN (${ticketedOccasions(occasions)}) AS o
    ON o.kind = t.kind AND o.occasion_id = t.occasion_id WHERE ${which}`
  const { rows: counts } = await db.execute<{ total: number; ms: string }>(sql`
    SELECT (SELECT count(*)::int ${joined}) AS total, floor(extract(epoch FROM now()) * 1000)::text AS ms`)
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    SELECT found.*, floor(extract(epoch FROM begins_at) * 1000)::text AS begins_ms,
      floor(extract(epoch FROM ends_at) * 1000)::text AS ends_ms
    FROM (
      SELECT t.ticket_no, t.kind, t.people_num, t.nonce, t.void_at IS NOT NULL AS is_void, o.title, o.place,
        o.revision::int, o.is_cancelled, o.begins_at, o.ends_at,
        CASE WHEN t.void_at IS NOT NULL OR o.is_cancelled THEN 'void' WHEN o.ends_at <= now() THEN 'over' ELSE 'good' END
          AS state ${joined}) AS found
    ORDER BY state <> 'good', CASE state WHEN 'good' THEN begins_at END, begins_at DESC, ticket_no
    LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`)
  return { list: rows.map(withDates), total: counts[0]?.total ?? 0, now: Number(counts[0]?.ms) }
}

function withDates({ begins_ms, ends_ms, ...row }: Row): TicketFor {
  return { ...row, begins_at: new Date(Number(begins_ms)), ends_at: new Date(Number(ends_ms)) }
}
