import { OTHER_PAGES } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import { pageAddresses } from '../pages'

/** To be joined where `countedCode` is used: the pages that rows of a table can belong to. */
export function joinOurs(alias: string, column = 'page_code'): SQL {
  return sql`LEFT JOIN (${pageAddresses.knownCodes()}) AS ${oursOf(alias)} ON ${oursOf(alias)}.code = ${sql.raw(`${alias}.${column}`)}`
}

/**
 * The code under which a row is counted: its own, if such a page exists or existed, otherwise one for all of them.
 * Anybody can report a page that they have made up, and every code means rows that are kept for good. Empty: the row
 * names no page.
 */
export function countedCode(alias: string, column = 'page_code'): SQL {
  return sql`CASE WHEN ${sql.raw(`${alias}.${column}`)} <> '' THEN coalesce(${oursOf(alias)}.code, ${sql.raw(`'${OTHER_PAGES}'`)})
    ELSE '' END`
}

const oursOf = (alias: string): SQL => sql.raw(`${alias}_ours`)
