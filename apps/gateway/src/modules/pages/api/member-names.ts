import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { actorName } from '../../members'

/** The name of whoever stored something (`member:3`), or the stored text itself if it was no member. */
export function nameOf(who: SQLWrapper): SQL<string> {
  return sql<string>`coalesce(${actorName(who)}, ${who})`
}
