import type { VariantKey } from '@yingzao/contract/studio'
import { and, eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import type { pageVariants } from '../../pages'
import { experimentRender } from '../experiment-tables'

/** Identifies the bytes. */
export interface RenderPlace {
  experiment_id: number
  epoch: number
  key: VariantKey
  build: string
}

/** The stored bytes of a variant. Undefined: they have not been rendered for this build yet. */
export async function findBytes(db: Orm, place: RenderPlace): Promise<pageVariants.DrawnVariant | undefined> {
  const [row] = await db
    .select()
    .from(experimentRender)
    .where(
      and(
        eq(experimentRender.experiment_id, place.experiment_id),
        eq(experimentRender.epoch, place.epoch),
        eq(experimentRender.key, place.key),
        eq(experimentRender.build, place.build),
      ),
    )
  return row
}

/** Stores the bytes of a variant; existing ones stay. */
export async function storeBytes(
  db: Orm | Transaction,
  place: RenderPlace,
  bytes: pageVariants.DrawnVariant,
): Promise<void> {
  await db
    .insert(experimentRender)
    .values({ ...bytes, ...place })
    .onConflictDoNothing()
}

/** The name of a variant where views and conversions are counted: `12.B`. */
export function variantName(experiment_id: number, key: VariantKey): string {
  return `${experiment_id}.${key}`
}
