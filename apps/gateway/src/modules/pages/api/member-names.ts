import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { actorName } from '../../members'

/** The name behind who stored something (`member:3`), or what is written there when it was no member. */
export function nameOf(who: SQLWrapper): SQL<string> {
  return sql<string>`coalesce(${actorName(who)}, ${who})`
}
