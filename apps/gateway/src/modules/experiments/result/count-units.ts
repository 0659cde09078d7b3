import type { ExperimentMeasure, VariantKey } from '@yingzao/contract/studio'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { conversion } from '../../conversions'
import { pageEvent } from '../../events'
import { experimentEpoch, experimentUnit } from '../experiment-tables'

/** The experiment that is counted. */
export interface Counted {
  experiment_id: number
  /** Every code that its page has or had. */
  page_codes: readonly string[]
  measure: ExperimentMeasure
  block_id: string | null
  /** Visitors of each variant that are judged. */
  planned_units: number
  started_at: Date
  /** Null: it is still running. */
  ended_at: Date | null
}

/** The counts for a variant in an epoch: for all its visitors, and for the first ones, up to the planned size. */
export interface VariantCount {
  epoch: number
  variant: VariantKey
  units: number
  converted: number
  first_units: number
  first_converted: number
}

/** The epochs of an experiment, in their order. */
export function findEpochs(db: Orm, experiment_id: number) {
  return db
    .select()
    .from(experimentEpoch)
    .where(eq(experimentEpoch.experiment_id, experiment_id))
    .orderBy(asc(experimentEpoch.epoch))
}

/**
 * Counts visitors, and those of them who did what is measured: on this page, after a variant was first sent to them,
 * and before the end of its epoch.
 */
export async function countUnits(db: Orm, counted: Counted): Promise<VariantCount[]> {
  const { experiment_id, planned_units, ended_at } = counted
  const { rows } = await db.execute<VariantCount & Record<string, unknown>>(sql`
    WITH span AS (
      SELECT epoch, coalesce(lead(started_at) OVER (ORDER BY epoch), ${ended_at}::timestamptz, 'infinity') AS until
      FROM ${experimentEpoch} WHERE experiment_id = ${experiment_id}
    ), unit AS (
      SELECT u.epoch, u.variant, u.visitor_id, u.first_at, s.until,
        row_number() OVER (PARTITION BY u.epoch, u.variant ORDER BY u.first_at, u.visitor_id) AS place
      FROM ${experimentUnit} AS u JOIN span AS s ON s.epoch = u.epoch
      WHERE u.experiment_id = ${experiment_id}
    ), done AS MATERIALIZED (${doneSince(counted)}),
    converted AS (
      SELECT DISTINCT unit.epoch, unit.visitor_id FROM unit
      JOIN done ON done.visitor_id = unit.visitor_id AND done.at >= unit.first_at AND done.at < unit.until
    )
    SELECT unit.epoch, unit.variant, count(*)::int AS units, count(converted.visitor_id)::int AS converted,
      count(*) FILTER (WHERE place <= ${planned_units})::int AS first_units,
      count(converted.visitor_id) FILTER (WHERE place <= ${planned_units})::int AS first_converted
    FROM unit LEFT JOIN converted ON converted.epoch = unit.epoch AND converted.visitor_id = unit.visitor_id
    GROUP BY unit.epoch, unit.variant ORDER BY unit.epoch, unit.variant`)
  return rows
}

/** Who did what is measured, and when. */
export function doneSince({
  page_codes,
  measure,
  block_id,
  started_at,
}: Pick<Counted, 'page_codes' | 'measure' | 'block_id' | 'started_at'>): SQL {
  const codes = sql`(${sql.join(
    page_codes.map((code) => sql`${code}`),
    sql`, `,
  )})`
  if (measure !== 'click')
    return sql`SELECT c.visitor_id, c.created_at AS at FROM ${conversion} AS c
      WHERE c.page_code IN ${codes} AND c.kind = ${measure} AND c.created_at >= ${started_at}
        AND c.visitor_id IS NOT NULL`
  // A session's events are stored in the month in which it began, which may be some days before they arrived.
  return sql`SELECT e.visitor_id, e.created_at AS at FROM ${pageEvent} AS e
    WHERE e.page_code IN ${codes} AND e.name = 'click' AND e.block_id = ${block_id} AND e.created_at >= ${started_at}
      AND e.session_month >= date_trunc('month', (${started_at}::timestamptz - interval '8 days') AT TIME ZONE 'Asia/Shanghai')::date
      AND e.visitor_id IS NOT NULL`
}
