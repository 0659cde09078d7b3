import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { conversion } from '../../conversions'
import { pageEvent } from '../../events'
import { pageAddresses } from '../../pages'
import { visitLog } from '../../visits'
import { countedCode, joinOurs } from '../our-pages'
import { arrivedIn, arrivedInMonths, moment } from '../raw-rows'
import type { LiveFigures } from './questions'
import { isOfCodes } from './scope'

const MINUTES = 30
const MINUTE_MS = 60_000
const MOST = { code: 20, container: 10, channel: 20 } as const

interface Asked {
  /** Missing: all pages. */
  codes?: readonly string[] | undefined
  at: Date
}

interface Span {
  from: SQL
  to: SQL
}

const present = pageAddresses.presentCodes('present_codes')

/** A column of a view as it is reported. A page is reported under its current code. */
function toldAs(column: keyof typeof MOST): SQL {
  if (column === 'code') return sql`coalesce(${present.present}, ${countedCode('v', 'code')})`
  return sql.raw(`coalesce(v.${column}, '')`)
}

/** The last half hour before a moment, by clock minute; the last minute is still running. */
export async function live(orm: Orm, { codes, at }: Asked): Promise<LiveFigures> {
  const last = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
  const minutes = Array.from(
    { length: MINUTES },
    (_none, index) => new Date(last - (MINUTES - 1 - index) * MINUTE_MS),
  )
  const span = { from: moment(minutes[0] ?? at), to: moment(at) }
  const isOfPage = (column: string) => (codes === undefined ? sql`true` : isOfCodes(sql.raw(column), codes))
  const views = sql`FROM ${visitLog} AS v ${joinOurs('v', 'code')} LEFT JOIN ${present} ON ${present.code} = v.code
    WHERE ${arrivedInMonths('v', span)} AND v.code <> '' AND ${isOfPage('v.code')}`
  const [counted, visitors, pages, containers, channels] = await Promise.all([
    countMinutes(orm, span, views, isOfPage),
    orm.execute<{ visitors: number }>(
      sql`SELECT count(DISTINCT coalesce(v.visitor_id, v.session_id))::int AS visitors ${views}`,
    ),
    most(orm, 'code', views),
    most(orm, 'container', views),
    most(orm, 'channel', views),
  ])
  return {
    visitors: visitors.rows[0]?.visitors ?? 0,
    minutes: minutes.map((minute) => ({
      minute: minute.toISOString(),
      ...(counted.get(minute.getTime()) ?? { views: 0, clicks: 0, conversions: 0 }),
    })),
    pages: pages.map(({ value, views }) => ({ code: value, views })),
    containers,
    channels,
  }
}

async function countMinutes(orm: Orm, span: Span, views: SQL, isOfPage: (column: string) => SQL) {
  const { rows } = await orm.execute<{ ms: string; views: number; clicks: number; conversions: number }>(sql`
    SELECT (extract(epoch FROM date_trunc('minute', at)) * 1000)::bigint AS ms, sum(views)::int AS views,
      sum(clicks)::int AS clicks, sum(conversions)::int AS conversions
    FROM (
      SELECT v.created_at AS at, 1 AS views, 0 AS clicks, 0 AS conversions ${views}
      UNION ALL
      SELECT e.created_at, 0, 1, 0 FROM ${pageEvent} AS e
      WHERE ${arrivedInMonths('e', span)} AND e.name = 'click' AND ${isOfPage('e.page_code')}
      UNION ALL
      SELECT c.created_at, 0, 0, 1 FROM ${conversion} AS c WHERE ${arrivedIn('c', span)} AND ${isOfPage('c.page_code')}
    ) AS happened GROUP BY 1`)
  return new Map(rows.map(({ ms, ...counts }) => [Number(ms), counts]))
}

/** The most common values of a column of views. */
async function most(orm: Orm, column: keyof typeof MOST, views: SQL) {
  const { rows } = await orm.execute<{ value: string; views: number }>(sql`
    SELECT * FROM (SELECT ${toldAs(column)} AS value, count(*)::int AS views ${views} GROUP BY 1) AS v
    ORDER BY views DESC, value COLLATE "C" LIMIT ${MOST[column]}`)
  return rows
}
