import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { pageAddresses } from '../pages'
import { reportTarget } from './report-tables'

/** Pages, by their current codes, that had targets in spans of days, the last of which is over. */
export async function pagesPastTargets(orm: Orm): Promise<string[]> {
  const present = pageAddresses.presentCodes('present_codes')
  const code = sql<string>`coalesce(${present.present}, ${reportTarget.page_code})`
  const rows = await orm
    .select({ code })
    .from(reportTarget)
    .leftJoin(present, eq(present.code, reportTarget.page_code))
    .groupBy(code)
    .having(sql`max(${reportTarget.to_day}) < (now() AT TIME ZONE 'Asia/Shanghai')::date`)
  return rows.map(({ code }) => code)
}
