import { sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { conversionDay, rollupState, trafficDay } from '../report-tables'
import type { Days } from './questions'
import { isOfCodes } from './scope'

/** Until when everything is counted; the epoch if nothing is. */
export async function countedUntil(orm: Orm): Promise<Date> {
  const [state] = await orm.select({ at: rollupState.counted_until }).from(rollupState)
  return state?.at ?? new Date(0)
}

/** Whether anything at all was counted on these days. */
export async function isCounted(orm: Orm, { from, to }: Days): Promise<boolean> {
  const { rows } = await orm.execute<{ is_counted: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${trafficDay} AS t WHERE t.day BETWEEN ${from}::date AND ${to}::date)
      OR EXISTS (SELECT FROM ${conversionDay} AS c WHERE c.day BETWEEN ${from}::date AND ${to}::date) AS is_counted`)
  return rows[0]?.is_counted === true
}

/** Whether anything was ever counted for a page, by the codes that lead to it. */
export async function isSeen(orm: Orm, codes: readonly string[]): Promise<boolean> {
  const { rows } = await orm.execute<{ is_seen: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${trafficDay} AS t WHERE t.grain = 'page' AND ${isOfCodes(sql.raw('t.page_code'), codes)})
      OR EXISTS (SELECT FROM ${conversionDay} AS c WHERE ${isOfCodes(sql.raw('c.page_code'), codes)}) AS is_seen`)
  return rows[0]?.is_seen === true
}
