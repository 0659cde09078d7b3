import type { VariantKey } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database'
import { experimentUnit } from '../experiment-tables'

/** The fact that a visitor was sent a variant, waiting for the database. */
export interface Exposure {
  experiment_id: number
  epoch: number
  visitor_id: string
  variant: VariantKey
  /** Milliseconds since the process began. What somebody does while this waits was done after it. */
  sent_at: number
}

/** The key of an exposure in the database. */
export function keyOf({ experiment_id, epoch, visitor_id }: Exposure): string {
  return `${experiment_id} ${epoch} ${visitor_id}`
}

/** Stores exposures in one statement. A visitor's first one stays. */
export async function insertExposures(
  { orm }: Pick<Database, 'orm'>,
  exposures: readonly Exposure[],
): Promise<void> {
  const now = performance.now()
  // Two processes that insert the same keys in the same order never deadlock.
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
