import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { dayInChina, startOfDay } from '../../db/china-days'
import type { Orm } from '../../db/database'
import { visitLog } from '../visits'

type Asked = StudioInput<StudioOperations['reportVitals']>

/** How many views there were of each version, in each container and on each day; empty: of none that was told. */
export type ViewsOf = Record<'all' | 'version' | 'container' | 'day', ReadonlyMap<string, number>>

/** How many days before the first of a span a session may have begun whose views are in it, see `sessionMonth`. */
const LONGEST_SESSION_DAYS = -8

/** Counts the views of a page, of which only some are measured. */
export async function countViews(db: Orm, { code, from, to, version, container }: Asked): Promise<ViewsOf> {
  const begun = sql`date_trunc('month', ${from}::date + ${LONGEST_SESSION_DAYS}::int)::date`
  const { rows } = await db.execute<{ version: string; container: string; day: string; views: number }>(sql`
    SELECT coalesce(v.page_version::text, '') AS version, coalesce(v.container, '') AS container,
      ${dayInChina(sql`v.created_at`)}::text AS day, count(*)::int AS views
    FROM ${visitLog} AS v
    WHERE v.code = ${code} AND v.session_month >= ${begun}
      AND v.created_at >= ${startOfDay(from)} AND v.created_at < ${startOfDay(to, 1)}
      AND (${version ?? null}::int IS NULL OR v.page_version = ${version ?? null})
      AND (${container ?? null}::text IS NULL OR v.container = ${container ?? null})
    GROUP BY v.page_version, v.container, ${dayInChina(sql`v.created_at`)}`)
  const views = { all: new Map(), version: new Map(), container: new Map(), day: new Map() }
  for (const row of rows)
    for (const [by, map] of Object.entries(views)) {
      const value = by === 'all' ? '' : row[by as 'version' | 'container' | 'day']
      map.set(value, (map.get(value) ?? 0) + row.views)
    }
  return views
}
