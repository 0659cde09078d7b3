import type { VariantKey } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database'
import { experimentUnit } from '../experiment-tables'

/** That a visitor was sent a variant, as it waits for the database. */
export interface Exposure {
  experiment_id: number
  epoch: number
  visitor_id: string
  variant: VariantKey
  /** Milliseconds since the process began. What somebody does while this waits was done after it. */
  sent_at: number
}

/** What the database knows an exposure by. */
export function keyOf({ experiment_id, epoch, visitor_id }: Exposure): string {
  return `${experiment_id} ${epoch} ${visitor_id}`
}

/** Stores exposures in one statement. The first of a visitor stays. */
export async function insertExposures(
  { orm }: Pick<Database, 'orm'>,
  exposures: readonly Exposure[],
): Promise<void> {
  const now = performance.now()
  // Two processes that insert the same keys in the same order never wait for each other in a circle.
  const rows = exposures.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await orm
    .insert(experimentUnit)
    .values(
      rows.map(({ sent_at, ...row }) => ({
        ...row,
        first_at: sql`now() - make_interval(secs => ${(now - sent_at) / 1_000})`,
      })),
    )
    .onConflictDoNothing()
}
