import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { startOfDay } from '../../db/china-days'
import type { Orm } from '../../db/database'
import { visitLog } from '../visits'
import { daysOf, numberOfDay } from './asked-days'

type Asked = StudioInput<StudioOperations['reportVitals']>

/** How many views there were of each version, in each container and on each day; empty: of none that was told. */
export type ViewsOf = Record<'all' | 'version' | 'container' | 'day', ReadonlyMap<string, number>>

/** How many days before the first of a span a session may have begun whose views are in it, see `sessionMonth`. */
const LONGEST_SESSION_DAYS = -8

/** Counts the views of a page, of which only some are measured. */
export async function countViews(db: Orm, asked: Asked): Promise<ViewsOf> {
  const { code, from, to, version, container } = asked
  const days = daysOf(asked)
  const begun = sql`date_trunc('month', ${from}::date + ${LONGEST_SESSION_DAYS}::int)::date`
  const { rows } = await db.execute<{
    version: number | null
    container: string | null
    day: number
    views: number
  }>(sql`
    SELECT v.page_version AS version, v.container, ${numberOfDay(sql`v.created_at`, days)} AS day,
      count(*)::int AS views
    FROM ${visitLog} AS v
    WHERE v.code = ${code} AND v.session_month >= ${begun}
      AND v.created_at >= ${startOfDay(from)} AND v.created_at < ${startOfDay(to, 1)}
      AND (${version ?? null}::int IS NULL OR v.page_version = ${version ?? null})
      AND (${container ?? null}::text IS NULL OR v.container = ${container ?? null})
    GROUP BY 1, 2, 3`)
  const views = { all: new Map(), version: new Map(), container: new Map(), day: new Map() }
  for (const row of rows) {
    const day = days[row.day - 1] ?? ''
    const values = { all: '', version: String(row.version ?? ''), container: row.container ?? '', day }
    for (const by of ['all', 'version', 'container', 'day'] as const)
      views[by].set(values[by], (views[by].get(values[by]) ?? 0) + row.views)
  }
  return views
}
