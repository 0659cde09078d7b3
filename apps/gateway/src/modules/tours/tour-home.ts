import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { metTour } from './met-tour'
import { findCities, findLight } from './tour-store'

/** A tour as its page shows it. `uid` null: nobody is logged in. Throws `activityNotFound`. */
export async function tourHome(
  ctx: Pick<Context, 'db'>,
  tour_id: string,
  uid: number | null,
): Promise<OperationResponse<Operations['tourHome']>> {
  const tour = await metTour(ctx, tour_id)
  const cities = await findCities(ctx.db.orm, tour_id)
  const mine = uid === null ? undefined : await findLight(ctx.db.orm, tour_id, uid)
  return {
    ...tour,
    server_time: Date.now(),
    cities: cities.map((city) => ({ ...city, is_lit: city.light_count >= tour.light_threshold })),
    my_city_id: mine ?? '',
  }
}
