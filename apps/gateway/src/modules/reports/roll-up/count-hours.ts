import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { pageEvent } from '../../events'
import { visitLog } from '../../visits'
import { joinParts, PARTS, partsOf } from '../counted-parts'
import { countedChannel } from '../kept-channels'
import { countedCode, joinOurs } from '../our-pages'
import { arrivedInMonths, moment } from '../raw-rows'
import { eventHour, trafficHour } from '../report-tables'
import type { Piece } from './pieces'

/** A view shorter than this many seconds and without a tap counts as left at once. */
const BOUNCE_S = 10

/** Recounts the hours of a piece: views by the hour in which they arrived, and events. */
export async function countHours(tx: Transaction, { day, from, to }: Piece): Promise<void> {
  const span = { from: moment(from), to: moment(to) }
  await countViews(tx, day, span)
  await countEvents(tx, span)
}

interface Span {
  from: SQL
  to: SQL
}

/** A view whose page was never reported does not count. */
async function countViews(tx: Transaction, day: string, span: Span): Promise<void> {
  await tx.execute(sql`DELETE FROM ${trafficHour} AS t WHERE t.hour >= ${span.from} AND t.hour < ${span.to}`)
  const code = countedCode('v', 'code')
  const parts = partsOf('v', code, countedChannel('v', code, sql`${day}::date`))
  await tx.execute(sql`
    INSERT INTO ${trafficHour} (hour, ${PARTS}, views, told, seconds, depth_sum, depth_told, bounced)
    SELECT hour, ${PARTS}, count(*), count(*) FILTER (WHERE duration > 0 OR was_left), sum(duration),
      coalesce(sum(depth), 0), count(depth),
      count(*) FILTER (WHERE duration < ${BOUNCE_S} AND was_tapped IS NULL)
    FROM (
      SELECT date_trunc('hour', v.created_at, 'UTC') AS hour, ${parts}, v.duration, v.was_left, v.depth,
        tapped.was_tapped
      FROM ${visitLog} AS v ${joinParts('v', 'code')}
      LEFT JOIN LATERAL (
        SELECT true AS was_tapped FROM ${pageEvent} AS e
        WHERE v.duration < ${BOUNCE_S} AND e.session_month = v.session_month AND e.session_id = v.session_id
          AND e.view_seq = v.view_seq AND e.name = 'click' LIMIT 1
      ) AS tapped ON true
      WHERE ${arrivedInMonths('v', span)} AND v.code <> ''
    ) AS seen
    GROUP BY hour, ${PARTS}`)
}

async function countEvents(tx: Transaction, span: Span): Promise<void> {
  await tx.execute(sql`DELETE FROM ${eventHour} AS t WHERE t.hour >= ${span.from} AND t.hour < ${span.to}`)
  await tx.execute(sql`
    INSERT INTO ${eventHour} (hour, page_code, name, count)
    SELECT date_trunc('hour', e.created_at, 'UTC'), ${countedCode('e')}, e.name, count(*)
    FROM ${pageEvent} AS e ${joinOurs('e')} WHERE ${arrivedInMonths('e', span)} AND e.name <> 'expose'
    GROUP BY 1, 2, 3`)
}
