import { type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { conversion } from '../../conversions'
import { visitLog } from '../../visits'
import { joinParts, partsOf } from '../counted-parts'
import { askedChannel } from '../kept-channels'
import { countedCode } from '../our-pages'
import { arrivedInMonths } from '../raw-rows'
import type { FunnelAsked, FunnelStep } from './questions'
import { isAdmitted, isOfCodes } from './scope'

/** Without codes: of any page. */
type FunnelOf = Omit<FunnelAsked, 'code'> & { codes?: readonly string[] | undefined }

/** Which of two things came later: by their time, and at the same moment by row number. A view comes before both. */
const LATER = sql`(c.created_at, c.conversion_id) > (s.at, s.id)`

/**
 * How many visitors did one thing after another. It begins with a visitor's first view on these days; each later step
 * is the first thing of its kind that came strictly later than the previous step, so that nothing counts for two steps,
 * and within the window, which may extend past the last day. `isLater` lets a test get it wrong.
 */
export async function funnel(orm: Orm, asked: FunnelOf, isLater: SQL = LATER): Promise<FunnelStep[]> {
  const steps = asked.steps.map((kind, index) => nextStep(asked, kind, index, isLater))
  const counts = ['view', ...asked.steps].map(
    (_step, index) => sql`SELECT ${index}::int AS place, count(*)::int AS visitors,
      coalesce(sum(amount), 0)::float8 AS amount FROM ${nameOf(index)}`,
  )
  const { rows } = await orm.execute<{ visitors: number; amount: number }>(sql`
    WITH ${sql.join([firstViews(asked), ...steps], sql`, `)}
    ${sql.join(counts, sql` UNION ALL `)} ORDER BY place`)
  return rows.map(({ visitors, amount }, index) => ({
    step: index === 0 ? 'view' : (asked.steps[index - 1] ?? 'view'),
    visitors,
    amount,
  }))
}

const nameOf = (index: number): SQL => sql.raw(`step_${index}`)

/** The first view of each visitor. A session that may not be tied to anybody is a visitor of its own. */
function firstViews(asked: FunnelOf): SQL {
  const span = { from: startOfDay(asked.from), to: startOfDay(asked.to, 1) }
  const ofPage = asked.codes === undefined ? sql`v.code <> ''` : isOfCodes(sql.raw('v.code'), asked.codes)
  const code = countedCode('v', 'code')
  const parts = partsOf('v', code, askedChannel('v', code, asked.channel))
  return sql`step_0 AS MATERIALIZED (
    SELECT visitor, min(created_at) AS at, 0::bigint AS id, 0 AS amount, min(created_at) AS began
    FROM (
      SELECT coalesce(v.visitor_id, v.session_id) AS visitor, v.created_at, ${parts}
      FROM ${visitLog} AS v ${joinParts('v', 'code')} WHERE ${ofPage} AND ${arrivedInMonths('v', span)}
    ) AS seen WHERE ${isAdmitted(asked)} GROUP BY visitor
  )`
}

function nextStep({ from, to, window_hours }: FunnelOf, kind: string, index: number, isLater: SQL): SQL {
  const window = sql`make_interval(hours => ${window_hours}::int)`
  return sql`${nameOf(index + 1)} AS MATERIALIZED (
    SELECT DISTINCT ON (s.visitor) s.visitor, c.created_at AS at, c.conversion_id AS id, coalesce(c.amount, 0) AS amount,
      s.began
    FROM ${nameOf(index)} AS s JOIN ${conversion} AS c ON c.visitor_id = s.visitor
    WHERE c.kind = ${kind} AND ${isLater} AND c.created_at <= s.began + ${window}
      AND c.created_at >= ${startOfDay(from)} AND c.created_at <= ${startOfDay(to, 1)} + ${window}
    ORDER BY s.visitor, c.created_at, c.conversion_id
  )`
}
