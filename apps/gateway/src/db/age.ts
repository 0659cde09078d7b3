import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a moment is at least, or at most, so many days ago. Days are spans of 24 hours. */
export function isOfAge(
  moment: SQLWrapper,
  { at_least, at_most }: { at_least?: number | undefined; at_most?: number | undefined },
): SQL {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`
  const parts = [
    ...(at_least === undefined ? [] : [sql`${moment} <= ${before(at_least)}`]),
    ...(at_most === undefined ? [] : [sql`${moment} >= ${before(at_most)}`]),
  ]
  return sql`(${sql.join(parts, sql` AND `)})`
}
