import { studioErrors } from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { tour } from '../tour-tables'

/**
 * Locks a tour that nobody has changed since, while visitors go on lighting and commenting. Throws `notFound` and
 * `conflict`.
 */
export async function lockTour(tx: Transaction, tour_id: string, base_revision: number) {
  const [row] = await tx.select().from(tour).where(eq(tour.tour_id, tour_id)).for('no key update')
  if (!row) throw new AppError(studioErrors.notFound)
  if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return row
}

/** Counts a change of a locked tour, its cities or its posters, and returns the new revision. */
export async function countChange(tx: Transaction, tour_id: string): Promise<number> {
  const [row] = await tx
    .update(tour)
    .set({ revision: sql`${tour.revision} + 1`, updated_at: sql`now()` })
    .where(eq(tour.tour_id, tour_id))
    .returning({ revision: tour.revision })
  if (!row) throw new Error(`Tour ${tour_id} is locked and not there.`)
  return row.revision
}
