import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageLists } from '../../pages'
import { experiment, experimentVariant } from '../experiment-tables'

export type ExperimentRow = typeof experiment.$inferSelect
export type VariantRow = typeof experimentVariant.$inferSelect
type Listed = StudioResponse<StudioOperations['experimentList']>['list'][number]
type Wanted = StudioInput<StudioOperations['experimentList']>

/** The experiments, newest first. */
export function findExperiments(db: Orm, { state, after, limit }: Wanted): Promise<Listed[]> {
  return rowsWhere(
    db,
    and(
      state && eq(experiment.state, state),
      after === undefined ? undefined : lt(experiment.experiment_id, after),
    ),
    limit,
  )
}

/** One of them. Undefined: there is none with this number. */
export async function findListed(db: Orm, experiment_id: number): Promise<Listed | undefined> {
  const [row] = await rowsWhere(db, eq(experiment.experiment_id, experiment_id), 1)
  return row
}

async function rowsWhere(db: Orm, where: SQL | undefined, limit: number): Promise<Listed[]> {
  const titles = pageLists.pageTitles('titled')
  const rows = await db
    .select({ row: experiment, page_title: titles.title })
    .from(experiment)
    .innerJoin(titles, eq(titles.code, experiment.page_code))
    .where(where)
    .orderBy(desc(experiment.experiment_id))
    .limit(limit)
  return rows.map(({ row: { alpha: _, created_at: _made, ...row }, page_title }) => ({
    ...row,
    page_title,
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }))
}

/** Its variants, from A on. */
export async function findVariants(db: Orm | Transaction, experiment_id: number): Promise<VariantRow[]> {
  return db
    .select()
    .from(experimentVariant)
    .where(eq(experimentVariant.experiment_id, experiment_id))
    .orderBy(asc(experimentVariant.key))
}

/** Locks an experiment for this transaction. Undefined: there is none with this number. */
export async function lockExperiment(
  tx: Transaction,
  experiment_id: number,
): Promise<ExperimentRow | undefined> {
  const [row] = await tx
    .select()
    .from(experiment)
    .where(eq(experiment.experiment_id, experiment_id))
    // A publisher whose change begins an epoch references the row meanwhile, and need not wait.
    .for('no key update')
  return row
}
