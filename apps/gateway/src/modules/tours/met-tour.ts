import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findTour, type MetTour } from './tour-store'

/** The requested tour. Throws `activityNotFound`. */
export async function metTour({ db }: Pick<Context, 'db'>, tour_id: string): Promise<MetTour> {
  const tour = await findTour(db.orm, tour_id)
  if (!tour) throw new AppError(errors.activityNotFound)
  return tour
}

/** The same for writing, while it runs. Throws if it has not begun or is over. */
export async function runningTour(ctx: Pick<Context, 'db'>, tour_id: string): Promise<MetTour> {
  const tour = await metTour(ctx, tour_id)
  if (tour.status === 1) throw new AppError(errors.activityNotStarted)
  if (tour.status === 3) throw new AppError(errors.activityEnded)
  return tour
}
