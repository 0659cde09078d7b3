import { type SQL, sql } from 'drizzle-orm'
import { pageVariants } from '../experiments'
import { pageAddresses } from '../pages'
import { joinOurs } from './our-pages'

/** The columns by which views are told apart, see `partsOf`. */
export const PARTS = sql.raw('page_code, page_version, variant, container, channel')

/** To be joined where `partsOf` is used: what rows of a table can belong to. */
export function joinParts(alias: string, column = 'page_code'): SQL {
  const [row, newest, shown] = [sql.raw(alias), newestOf(alias), shownOf(alias)]
  const code = sql.raw(`${alias}.${column}`)
  return sql`${joinOurs(alias, column)}
    LEFT JOIN (${pageAddresses.newestVersions()}) AS ${newest} ON ${newest}.code = ${code}
    LEFT JOIN (${pageVariants()}) AS ${shown} ON ${shown}.code = ${code} AND ${shown}.variant = ${row}.variant`
}

/**
 * What views are told apart by, as it is counted, with 0 or empty for what is unknown. `code`: of the page, see
 * `countedCode`. `channel`: replaces the row's own.
 */
export function partsOf(alias: string, code: SQL, channel?: SQL): SQL {
  const of = (column: string) => sql.raw(`coalesce(${alias}.${column}, '')`)
  return sql`${code} AS page_code, ${countedVersion(alias)} AS page_version, ${countedVariant(alias)} AS variant,
    ${of('container')} AS container, ${channel ?? of('channel')} AS channel`
}

/** A version that the page of a row does not have counts as none: anybody can report one that they have made up. */
function countedVersion(alias: string): SQL {
  const version = sql.raw(`${alias}.page_version`)
  return sql`CASE WHEN ${version} BETWEEN 1 AND ${newestOf(alias)}.newest THEN ${version} ELSE 0 END`
}

/** So does a variant that belongs to no experiment of the page. */
function countedVariant(alias: string): SQL {
  return sql`coalesce(${shownOf(alias)}.variant, '')`
}

const newestOf = (alias: string): SQL => sql.raw(`${alias}_newest`)
const shownOf = (alias: string): SQL => sql.raw(`${alias}_shown`)
