import {
  LEAST_MEASURED,
  type StudioInput,
  type StudioOperations,
  VITAL_NAMES,
  VITALS,
  type VitalName,
} from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../db/china-days'
import type { Orm } from '../../db/database'
import { daysOf, numberOfDay } from './asked-days'
import { webVital } from './vital-tables'

/** For all codes that lead to the page. */
export type Asked = Omit<StudioInput<StudioOperations['reportVitals']>, 'code'> & { codes: readonly string[] }

/** What was measured for one version, container or day, or for all; the value is empty where it was not reported. */
export interface Slice {
  by: 'all' | 'version' | 'container' | 'day'
  value: string
  measured: number
  vitals: Record<VitalName, { p75: number | null; count: number; good: number; poor: number }>
}

type Row = Record<string, number | string | null>

/** How many of the blocks with the largest picture or text are named. */
const MOST_BLOCKS = 5

/** Percentiles are exact: all measured values are sorted. */
export async function findSlices(db: Orm, asked: Asked): Promise<Slice[]> {
  const days = daysOf(asked)
  const aggregates = sql.join(VITAL_NAMES.map(aggregatesOf), sql`, `)
  const { rows } = await db.execute<Row>(sql`
    WITH measured AS (
      SELECT page_version AS version, container, ${numberOfDay(sql`created_at`, days)} AS day, lcp, inp, cls, fcp, ttfb
      FROM ${webVital} WHERE ${isAsked(asked)}
    )
    SELECT CASE WHEN grouping(version) = 0 THEN 'version' WHEN grouping(container) = 0 THEN 'container'
        WHEN grouping(day) = 0 THEN 'day' ELSE 'all' END AS by,
      version, container, day, count(*)::int AS measured, ${aggregates}
    FROM measured GROUP BY GROUPING SETS ((), (version), (container), (day))`)
  return rows.map((row) => readSlice(row, days))
}

function aggregatesOf(name: VitalName): SQL {
  const column = sql.identifier(name)
  const { good, fair } = VITALS[name]
  const as = (what: string) => sql.identifier(`${name}_${what}`)
  return sql`percentile_cont(0.75) WITHIN GROUP (ORDER BY ${column}) AS ${as('p75')},
    count(${column})::int AS ${as('count')},
    (count(*) FILTER (WHERE ${column} <= ${good}::real))::int AS ${as('good')},
    (count(*) FILTER (WHERE ${column} > ${fair}::real))::int AS ${as('poor')}`
}

function readSlice(row: Row, days: readonly string[]): Slice {
  const vitals = Object.fromEntries(
    VITAL_NAMES.map((name) => {
      const [p75, count, good, poor] = ['p75', 'count', 'good', 'poor'].map((what) => row[`${name}_${what}`])
      return [name, { p75, count, good, poor }]
    }),
  ) as Slice['vitals']
  const by = row.by as Slice['by']
  const value = by === 'day' ? days[Number(row.day) - 1] : by !== 'all' && row[by]
  return { by, value: String(value || ''), measured: Number(row.measured), vitals }
}

/** Returns the blocks whose picture or text was the largest of the first screen in enough views to tell. */
export async function findLcpBlocks(
  db: Orm,
  asked: Asked,
): Promise<{ block_id: string; measured: number; p75: number }[]> {
  const { rows } = await db.execute<{ block_id: string; measured: number; p75: number }>(sql`
    SELECT lcp_block AS block_id, count(*)::int AS measured,
      percentile_cont(0.75) WITHIN GROUP (ORDER BY lcp) AS p75
    FROM ${webVital} WHERE ${isAsked(asked)} AND lcp_block IS NOT NULL AND lcp IS NOT NULL
    GROUP BY lcp_block HAVING count(*) >= ${LEAST_MEASURED}
    ORDER BY measured DESC, block_id LIMIT ${MOST_BLOCKS}`)
  return rows
}

function isAsked({ codes, from, to, version, container }: Asked): SQL {
  return sql`page_code = ANY (${sql.param(codes)}::text[]) AND created_at >= ${startOfDay(from)} AND created_at < ${startOfDay(to, 1)}
    AND (${version ?? null}::int IS NULL OR page_version = ${version ?? null})
    AND (${container ?? null}::text IS NULL OR container = ${container ?? null})`
}
