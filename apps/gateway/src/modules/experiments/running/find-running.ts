import type { VariantKey } from '@yingzao/contract/studio'
import type { JsonValue } from '@yingzao/schema/server'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { experiment, experimentEpoch, experimentVariant } from '../experiment-tables'

/** A variant as it was approved. */
export interface ApprovedVariant {
  key: VariantKey
  weight: number
  /** Undefined: the page itself. */
  stored: { document: JsonValue; schema_version: number } | undefined
}

/** An experiment that runs on a page. */
export interface FoundExperiment {
  experiment_id: number
  epoch: number
  /** From A on. */
  variants: [ApprovedVariant, ...ApprovedVariant[]]
}

/** The experiment that runs on a page now. Undefined: none does. */
export async function findRunning(db: Orm, page_code: string): Promise<FoundExperiment | undefined> {
  const [found] = await db
    .select({ experiment_id: experiment.experiment_id, epoch: experimentEpoch.epoch })
    .from(experiment)
    .innerJoin(experimentEpoch, eq(experimentEpoch.experiment_id, experiment.experiment_id))
    .where(and(eq(experiment.page_code, page_code), eq(experiment.state, 'running')))
    .orderBy(desc(experimentEpoch.epoch))
    .limit(1)
  if (!found) return undefined
  const rows = await db
    .select()
    .from(experimentVariant)
    .where(eq(experimentVariant.experiment_id, found.experiment_id))
    .orderBy(asc(experimentVariant.key))
  const [first, ...others] = rows.map(({ key, weight, document, schema_version }) => ({
    key,
    weight,
    stored: schema_version === null ? undefined : { document: document as JsonValue, schema_version },
  }))
  return first && { ...found, variants: [first, ...others] }
}
