import { type SQL, sql } from 'drizzle-orm'
import { defaultContents } from '../default-document'
import { pageAddress } from '../page-tables'

/**
 * Every code that visitors can have been shown a page under, as a query of `code`, each once: those of pages, also former
 * ones, and those of what stands in while nobody has published a page.
 */
export function knownCodes(): SQL {
  const standIns = [...defaultContents.keys()]
  return sql`SELECT a.code FROM ${pageAddress} AS a UNION SELECT unnest(${sql.param(standIns)}::text[])`
}
