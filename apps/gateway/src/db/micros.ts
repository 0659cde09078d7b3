import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A time as microseconds since 1970, to mark where a list continues. A `Date` has milliseconds: two rows of the same
 * millisecond would appear twice, or not at all.
 */
export function microsOf(moment: SQLWrapper): SQL<string> {
  return sql<string>`(extract(epoch FROM ${moment}) * 1000000)::bigint::text`
}

/** The time that `microsOf` has written; times before 1970 are negative. */
export function momentOf(micros: string): SQL {
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
}
