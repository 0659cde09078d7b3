import { sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import type { Transaction } from '../../../db/database'
import { PARTS } from '../raw-rows'
import { trafficDay, trafficHour } from '../report-tables'

const SUMS = sql.raw(
  ['views', 'told', 'seconds', 'depth_sum', 'depth_told', 'bounced']
    .map((name) => `sum(${name}) AS ${name}`)
    .join(', '),
)

/**
 * Adds up the hours of a day: of the company by container and channel, of each page, and of each page by all its parts.
 * Who the views were of stays as it is: that grows by itself, see `countVisitors`.
 */
export async function addUpTraffic(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    WITH hours AS MATERIALIZED (
      SELECT * FROM ${trafficHour} AS t WHERE t.hour >= ${startOfDay(day)} AND t.hour < ${startOfDay(day, 1)}
    ), sums AS MATERIALIZED (
      SELECT 'company' AS grain, '' AS page_code, 0 AS page_version, '' AS variant, container, channel, ${SUMS}
      FROM hours GROUP BY container, channel
      UNION ALL
      SELECT 'page', page_code, 0, '', '', '', ${SUMS} FROM hours GROUP BY page_code
      UNION ALL
      SELECT 'part', page_code, page_version, variant, container, channel, ${SUMS} FROM hours GROUP BY ${PARTS}
    ), gone AS (
      DELETE FROM ${trafficDay} AS d WHERE d.day = ${day}::date AND NOT EXISTS (
        SELECT FROM sums AS s WHERE (s.grain, s.page_code, s.page_version, s.variant, s.container, s.channel)
          = (d.grain, d.page_code, d.page_version, d.variant, d.container, d.channel))
    )
    INSERT INTO ${trafficDay} AS d (grain, day, ${PARTS}, views, told, seconds, depth_sum, depth_told, bounced)
    SELECT grain, ${day}::date, ${PARTS}, views, told, seconds, depth_sum, depth_told, bounced FROM sums
    ON CONFLICT (grain, page_code, day, page_version, variant, container, channel) DO UPDATE SET
      views = excluded.views, told = excluded.told, seconds = excluded.seconds, depth_sum = excluded.depth_sum,
      depth_told = excluded.depth_told, bounced = excluded.bounced
    WHERE (d.views, d.told, d.seconds, d.depth_sum, d.depth_told, d.bounced) IS DISTINCT FROM
      (excluded.views, excluded.told, excluded.seconds, excluded.depth_sum, excluded.depth_told, excluded.bounced)`)
}
