import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { chinaDay } from '../../../time/china-time'
import { MOST_PRICE, priceOf } from '../../market'
import { acceptOrder } from './accept-order'
import { countOrders } from './count-orders'
import { findPlayer } from './find-player'
import { orderShown } from './order-shown'

type Order = Operations['simulateOrder']

/** Accepts an order as a page sends it, and returns its state. */
export async function takeOrder(
  ctx: Pick<Context, 'db'>,
  { competition_id, client_no, code, side, qty, price }: OperationInput<Order>,
  uid: number,
): Promise<OperationResponse<Order>> {
  const { orm } = ctx.db
  await countOrders(orm, 'sim_order', uid)
  const player = await findPlayer(orm, { uid, competition_id, day: chinaDay(new Date()) })
  const asked = { client_no, code, side, qty, price: readPrice(price) }
  return orderShown(orm, await acceptOrder(ctx, player.player_id, asked))
}

/** A typed price, in ten-thousandths of a yuan; null: none was given. */
export function readPrice(typed: string | undefined): number | null {
  if (typed === undefined) return null
  const price = priceOf(typed)
  if (price === undefined || price > MOST_PRICE) throw new AppError(errors.invalidParameters)
  return price
}
