import { type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import type { Transaction } from '../../../db/database'
import { PARTS } from '../counted-parts'
import { trafficDay, trafficHour } from '../report-tables'
import { withoutLoops } from './without-loops'

const SUMS = sql.raw(
  ['views', 'told', 'seconds', 'depth_sum', 'depth_told', 'bounced']
    .map((name) => `sum(${name}) AS ${name}`)
    .join(', '),
)

/**
 * Adds up the hours of a day: for the company by container and channel, for each page, and for each page by all its
 * parts. Whose views they were stays as it is: that grows by itself, see `countVisitors`.
 */
export async function addUpTraffic(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${trafficDay} AS d (grain, day, ${PARTS}, views, told, seconds, depth_sum, depth_told, bounced)
    SELECT grain, ${day}::date, ${PARTS}, views, told, seconds, depth_sum, depth_told, bounced FROM (${sumsOf(day)}) AS s
    ON CONFLICT (grain, page_code, day, page_version, variant, container, channel) DO UPDATE SET
      views = excluded.views, told = excluded.told, seconds = excluded.seconds, depth_sum = excluded.depth_sum,
      depth_told = excluded.depth_told, bounced = excluded.bounced
    WHERE (d.views, d.told, d.seconds, d.depth_sum, d.depth_told, d.bounced) IS DISTINCT FROM
      (excluded.views, excluded.told, excluded.seconds, excluded.depth_sum, excluded.depth_told, excluded.bounced)`)
  await deleteGone(tx, day)
}

/**
 * A view that turned out to belong to something else leaves its row behind. As all other rows are there, a count
 * reveals it.
 */
async function deleteGone(tx: Transaction, day: string): Promise<void> {
  const { rows } = await tx.execute<{ gone: number }>(sql`
    SELECT (SELECT count(*) FROM ${trafficDay} AS d WHERE d.day = ${day}::date)
      - (SELECT count(*) FROM (${sumsOf(day)}) AS s) AS gone`)
  if (Number(rows[0]?.gone) === 0) return
  await withoutLoops(tx, () =>
    tx.execute(sql`
      WITH sums AS MATERIALIZED (${sumsOf(day)})
      DELETE FROM ${trafficDay} AS d WHERE d.day = ${day}::date AND NOT EXISTS (
        SELECT FROM sums AS s WHERE s.grain = d.grain AND s.page_code = d.page_code AND s.page_version = d.page_version
          AND s.variant = d.variant AND s.container = d.container AND s.channel = d.channel)`),
  )
}

function sumsOf(day: string): SQL {
  const hours = sql`FROM ${trafficHour} AS t WHERE t.hour >= ${startOfDay(day)} AND t.hour < ${startOfDay(day, 1)}`
  return sql`
    SELECT 'company' AS grain, '' AS page_code, 0 AS page_version, '' AS variant, container, channel, ${SUMS}
    ${hours} GROUP BY container, channel
    UNION ALL
    SELECT 'page', page_code, 0, '', '', '', ${SUMS} ${hours} GROUP BY page_code
    UNION ALL
    SELECT 'part', ${PARTS}, ${SUMS} ${hours} GROUP BY ${PARTS}`
}
