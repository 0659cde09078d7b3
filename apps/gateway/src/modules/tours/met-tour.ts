import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findTour, type MetTour } from './tour-store'

/** A tour that is asked for. Throws `activityNotFound`. */
export async function metTour({ db }: Pick<Context, 'db'>, tour_id: string): Promise<MetTour> {
  const tour = await findTour(db.orm, tour_id)
  if (!tour) throw new AppError(errors.activityNotFound)
  return tour
}

/** The same while it runs, for what is written. Throws with what it is before and after. */
export async function runningTour(ctx: Pick<Context, 'db'>, tour_id: string): Promise<MetTour> {
  const tour = await metTour(ctx, tour_id)
  if (tour.status === 1) throw new AppError(errors.activityNotStarted)
  if (tour.status === 3) throw new AppError(errors.activityEnded)
  return tour
}
