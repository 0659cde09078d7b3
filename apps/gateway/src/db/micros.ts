import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A moment as microseconds since 1970, for the place where a list goes on. A `Date` has milliseconds: two rows of one
 * millisecond would come twice, or not at all.
 */
export function microsOf(moment: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch FROM ${moment}) * 1000000)::bigint::text`
}

/** The moment that `microsOf` has written; before 1970 they are below zero. */
export function momentOf(micros: string): SQL {
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
}
