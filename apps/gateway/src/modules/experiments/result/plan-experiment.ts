import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { pageAddresses } from '../../pages'
import { visitLog } from '../../visits'
import { unitsNeeded } from '../statistics/units-needed'
import { doneSince } from './count-units'

type Plan = StudioOperations['experimentPlan']

const DAYS = 14
const ALPHA = 0.05

/** How large an experiment has to be, and how long it would take, based on the page's last fourteen days. */
export async function planExperiment(
  { db: { orm: db } }: Pick<Context, 'db'>,
  { page_code, measure, block_id, effect, variants }: StudioInput<Plan>,
): Promise<StudioResponse<Plan>> {
  const page_codes = await pageAddresses.codesOf(db, page_code)
  const started_at = new Date(Date.now() - DAYS * 86_400_000)
  const codes = sql.join(
    page_codes.map((code) => sql`${code}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ visitors: number; converted: number }>(sql`
    WITH came AS (
      SELECT DISTINCT coalesce(v.visitor_id, v.session_id) AS visitor_id FROM ${visitLog} AS v
      WHERE v.code IN (${codes}) AND v.created_at >= ${started_at}
        AND v.session_month >= date_trunc('month', (${started_at}::timestamptz - interval '8 days') AT TIME ZONE 'Asia/Shanghai')::date
    ), done AS (${doneSince({ page_codes, measure, block_id: block_id ?? null, started_at })})
    SELECT count(*)::int AS visitors,
      count(*) FILTER (WHERE EXISTS (SELECT FROM done WHERE done.visitor_id = came.visitor_id))::int AS converted
    FROM came`)
  const { visitors = 0, converted = 0 } = rows[0] ?? {}
  const visitors_per_day = visitors / DAYS
  const rate = visitors === 0 ? 0 : converted / visitors
  // If everybody does it, the rate cannot rise.
  if (rate === 0 || rate === 1) return { visitors_per_day, rate, units: null, days: null }
  const units = unitsNeeded({ base: rate, effect: effect / 100, alpha: ALPHA, comparisons: variants - 1 })
  return { visitors_per_day, rate, units, days: Math.ceil((units * variants) / visitors_per_day) }
}
