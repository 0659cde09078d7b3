import { type SQL, sql } from 'drizzle-orm'
import type { Occasions } from '../define-module'
import { TICKET_KINDS } from './ticket-tables'

/**
 * The query for every occasion that has tickets, with its kind, from the modules that own them. Without any such module
 * it returns no rows.
 */
export function ticketedOccasions(occasions: Occasions): SQL {
  const parts = TICKET_KINDS.flatMap((kind) => {
    const query = occasions[kind]
    if (!query) return []
    return [
      sql`SELECT ${kind}::text AS kind, o.occasion_id, o.title, o.begins_at, o.ends_at, o.place, o.revision, o.is_cancelled
        FROM (${query}) AS o`,
    ]
  })
  return parts.length > 0 ? sql.join(parts, sql` UNION ALL `) : NOTHING
}

const NOTHING = sql`SELECT NULL::text AS kind, NULL::text AS occasion_id, NULL::text AS title,
  NULL::timestamptz AS begins_at, NULL::timestamptz AS ends_at, NULL::text AS place, 0 AS revision, false AS is_cancelled
  WHERE false`
