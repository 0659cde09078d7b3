import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { pageAddresses } from '../pages'
import { isOfGrain, isOfScope } from './questions/scope'
import { trafficDay } from './report-tables'

/**
 * Views of a page by what they are told apart by; no version: of none that was published, no container: none was
 * reported.
 */
export interface CountedViews {
  version: number | null
  container: string | null
  day: string
  views: number
}

/** How many views of a page were counted on some days, optionally narrowed to a version and a container. */
export async function countedViews(
  orm: Orm,
  asked: {
    code: string
    from: string
    to: string
    version?: number | undefined
    container?: string | undefined
  },
): Promise<CountedViews[]> {
  const { code, ...views } = asked
  const scope = { of: 'page' as const, codes: await pageAddresses.codesOf(orm, code), ...views }
  const { rows } = await orm.execute<CountedViews & Record<string, unknown>>(sql`
    SELECT nullif(page_version, 0) AS version, nullif(container, '') AS container, day::text AS day, sum(views)::int AS views
    FROM ${trafficDay} AS d WHERE ${isOfGrain(scope)} AND ${isOfScope(scope)} GROUP BY 1, 2, 3`)
  return rows
}
