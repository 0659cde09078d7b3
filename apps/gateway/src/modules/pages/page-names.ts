import { type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { page } from './page-tables'

/** The titles of all pages, for a query of another module to join; `as` is what they are called in that query. */
export function pageTitles<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ code: page.code, title: page.title }).from(page).as(as)
}

/** The same in the audit log, which knows a page as `page:etf-course`. */
export const pageSubject = (code: SQL): SQL => sql`SELECT p.title FROM ${page} AS p WHERE p.code = ${code}`
