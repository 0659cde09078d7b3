import { reservedPages } from '@yingzao/pages'
import { eq, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { page, pageAddress, pageVersion } from '../page-tables'

/**
 * Every code under which visitors may have been shown a page, as a query of `code`, each once: those of pages,
 * including former ones, and those of stand-ins while nobody has published a page.
 */
export function knownCodes(): SQL {
  const standIns = [...reservedPages.keys()]
  return sql`SELECT a.code FROM ${pageAddress} AS a UNION SELECT unnest(${sql.param(standIns)}::text[])`
}

/**
 * The newest version of the page that each code leads to, as `code` and `newest`: a page's versions are 1, 2, 3 and so
 * on.
 */
export function newestVersions(): SQL {
  return sql`SELECT a.code, max(v.version) AS newest
    FROM ${pageAddress} AS a JOIN ${pageVersion} AS v ON v.page_id = a.page_id GROUP BY a.code`
}

/**
 * Every code that leads to a page, as `code`, with its current one, as `present`, and its title: a query to join, so
 * that what is recorded under a former code is attributed to its page.
 */
export function presentCodes<Alias extends string>(as: Alias) {
  return new QueryBuilder()
    .select({ code: pageAddress.code, present: sql<string>`${page.code}`.as('present'), title: page.title })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.page_id))
    .as(as)
}
