import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { member } from './member-tables'

/** The names of all members, for another module's query to join; `as` is their alias in that query. */
export function memberNames<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ member_id: member.member_id, name: member.name }).from(member).as(as)
}

/** The same in the audit log, which knows a member as `member:3`. */
export const memberSubject = (key: SQL): SQL =>
  sql`SELECT m.name FROM ${member} AS m WHERE m.member_id::text = ${key}`

/** In a query: the name of the member behind an actor (`member:3`). Null: it was no member. */
export function actorName(who: SQLWrapper): SQL<string | null> {
  return sql`(SELECT m.name FROM ${member} AS m WHERE 'member:' || m.member_id = ${who})`
}
