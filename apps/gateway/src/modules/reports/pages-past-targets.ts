import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { reportTarget } from './report-tables'

/** Pages that were to come to something in spans of days, the last of which is over. */
export async function pagesPastTargets(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ code: reportTarget.page_code })
    .from(reportTarget)
    .groupBy(reportTarget.page_code)
    .having(sql`max(${reportTarget.to_day}) < (now() AT TIME ZONE 'Asia/Shanghai')::date`)
  return rows.map(({ code }) => code)
}
