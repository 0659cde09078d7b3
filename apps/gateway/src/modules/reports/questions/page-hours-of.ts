import { sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { pageEvent } from '../../events'
import { pageAddresses } from '../../pages'
import { visitLog } from '../../visits'
import { namesIn, REFUSALS } from '../form-steps'
import { countedCode, joinOurs } from '../our-pages'
import type { PageHour } from '../page-hour'
import { arrivedInMonths, moment } from '../raw-rows'
import { eventHour, trafficHour } from '../report-tables'
import { hourOf } from '../roll-up/pieces'
import { countedUntil } from './counted'

/**
 * Under the current code of each page. Hours that were counted while still running are read from the rows themselves.
 */
export async function pageHoursOf(orm: Orm, { from, to }: { from: Date; to: Date }): Promise<PageHour[]> {
  const counted = hourOf(await countedUntil(orm))
  const [first, last] = [ceilHour(from), ceilHour(to)]
  const border = counted < first ? first : counted > last ? last : counted
  const isCounted = sql`t.hour >= ${moment(first)} AND t.hour < ${moment(border)}`
  const span = { from: moment(border), to: moment(last) }
  const count = (...names: string[]) =>
    sql`coalesce(sum(count) FILTER (WHERE name IN ${namesIn(names)}), 0)::int`
  const present = pageAddresses.presentCodes('present_codes')
  const code = sql`coalesce(${present.present}, happened.page_code)`
  const { rows } = await orm.execute<Omit<PageHour, 'hour'> & { ms: string }>(sql`
    SELECT ${code} AS page_code, (extract(epoch FROM hour) * 1000)::bigint AS ms, ${count('view')} AS views,
      ${count('lead_start')} AS begun, ${count('sms_sent')} AS code_sent, ${count('code_right')} AS code_right,
      ${count('lead_ok')} AS stored, ${count(...REFUSALS)} AS refused, ${count('click')} AS clicks,
      ${count('action_ok')} AS done, ${count('action_fail')} AS failed
    FROM (
      SELECT t.hour, t.page_code, 'view' AS name, t.views AS count FROM ${trafficHour} AS t WHERE ${isCounted}
      UNION ALL
      SELECT t.hour, t.page_code, t.name, t.count FROM ${eventHour} AS t WHERE ${isCounted}
      UNION ALL
      SELECT date_trunc('hour', v.created_at, 'UTC'), ${countedCode('v', 'code')}, 'view', count(*)
      FROM ${visitLog} AS v ${joinOurs('v', 'code')}
      WHERE ${arrivedInMonths('v', span)} AND v.code <> '' GROUP BY 1, 2
      UNION ALL
      SELECT date_trunc('hour', e.created_at, 'UTC'), ${countedCode('e')}, e.name, count(*)
      FROM ${pageEvent} AS e ${joinOurs('e')}
      WHERE ${arrivedInMonths('e', span)} AND e.name <> 'expose' GROUP BY 1, 2, 3
    ) AS happened LEFT JOIN ${present} ON ${present.code} = happened.page_code
    GROUP BY 1, hour ORDER BY hour, ${code} COLLATE "C"`)
  return rows.map(({ ms, ...hour }) => ({ ...hour, hour: new Date(Number(ms)) }))
}

/** The first hour that begins at that moment or later. */
function ceilHour(at: Date): Date {
  const hour = hourOf(at)
  return hour < at ? new Date(hour.getTime() + 3_600_000) : hour
}
