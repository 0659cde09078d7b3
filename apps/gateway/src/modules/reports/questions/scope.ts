import { type SQL, sql } from 'drizzle-orm'
import { linkCodeOf } from '../../channels'
import type { Days, Dimension, Filters, OfPage } from './questions'

/**
 * A page as it is looked up: by every code that leads to it, as what came before it was given a new one belongs to it
 * too.
 */
export type OfCodes = Omit<OfPage, 'code'> & { codes: readonly string[] }

/** What figures are asked for: a page, all of them together, each of them, or those whom tracked links have brought. */
export type Scope =
  | (OfCodes & { of: 'page' })
  | (Days & { of: 'company' })
  | (Days & { of: 'pages' })
  | (Days & { of: 'links'; codes: readonly string[] })

const LINK = linkCodeOf(sql.raw('channel'))

/** The column of each dimension. */
export const COLUMN: Readonly<Record<Dimension, SQL>> = {
  day: sql.raw('day'),
  version: sql.raw('page_version'),
  container: sql.raw('container'),
  channel: sql.raw('channel'),
  variant: sql.raw('variant'),
  page: sql.raw('present_code'),
  link: LINK,
}

/** The value of a dimension as it is reported: empty for none. */
export const VALUE: Readonly<Record<Dimension, SQL>> = {
  ...COLUMN,
  day: sql.raw('day::text'),
  link: sql`coalesce(${LINK}, '')`,
  version: sql.raw("CASE WHEN page_version > 0 THEN page_version::text ELSE '' END"),
}

/** The rows of days that a question covers, by columns that all tables of days have. */
export function isOfScope(scope: Scope): SQL {
  const days = sql`day BETWEEN ${scope.from}::date AND ${scope.to}::date`
  if (scope.of === 'company') return days
  if (scope.of === 'pages') return sql`${days} AND page_code <> ''`
  if (scope.of === 'links') return sql`${days} AND ${LINK} = ANY (${sql.param(scope.codes)}::text[])`
  return sql`${days} AND ${isOfCodes(sql.raw('page_code'), scope.codes)} AND ${isAdmitted(scope)}`
}

/** The rows of `traffic_day` that add up to what is asked, each view once. */
export function isOfGrain(scope: Scope): SQL {
  if (scope.of === 'company' || scope.of === 'links') return sql`grain = 'company' AND page_code = ''`
  return scope.of === 'pages' ? sql`grain = 'page'` : sql`grain = 'part'`
}

/** Whether a question is about a page as a whole, for which `traffic_day` has rows that no filter can be applied to. */
export function isWholePage(scope: Scope): boolean {
  if (scope.of !== 'page') return false
  return [scope.version, scope.container, scope.channel, scope.variant].every((part) => part === undefined)
}

/** That a counted row passes the filters. */
export function isAdmitted({ version, container, channel, variant }: Filters): SQL {
  const parts = [
    version === undefined ? undefined : sql`page_version = ${version}`,
    container === undefined ? undefined : sql`container = ${container}`,
    channel === undefined ? undefined : sql`channel = ${channel}`,
    variant === undefined ? undefined : sql`variant = ${variant}`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `)
}

export function isOfCodes(column: SQL, codes: readonly string[]): SQL {
  return sql`${column} = ANY (${sql.param(codes)}::text[])`
}
