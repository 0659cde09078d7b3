import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { runningTour } from './met-tour'
import { countLights, findLight, hasCity, insertLight } from './tour-store'

/**
 * Lights a city for a visitor, one in each tour; repeating it changes nothing. Of two at once the first decides. Throws
 * `alreadyParticipated` if they have lit another, `contentNotFound` for a city that the tour does not have, and the
 * errors for a tour that has not begun or is over.
 */
export async function lightenCity(
  ctx: Pick<Context, 'db'>,
  { tour_id, city_id }: { tour_id: string; city_id: string },
  uid: number,
): Promise<OperationResponse<Operations['lightenCity']>> {
  const { orm } = ctx.db
  const { light_threshold: threshold } = await runningTour(ctx, tour_id)
  if (!(await hasCity(orm, tour_id, city_id))) throw new AppError(errors.contentNotFound)
  await insertLight(orm, { tour_id, uid, city_id })
  if ((await findLight(orm, tour_id, uid)) !== city_id) throw new AppError(errors.alreadyParticipated)
  const light_count = await countLights(orm, tour_id, city_id)
  return { city_id, light_count, threshold, is_lit: light_count >= threshold }
}
