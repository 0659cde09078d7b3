import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { registerOperation } from '../../../http/register-operation'
import { countCall } from '../../../limits/count-calls'
import { chinaDay } from '../../../time/china-time'
import { MOST_PRICE, priceOf } from '../../market'
import { acceptOrder } from './accept-order'
import { cancelOrder } from './cancel-order'
import { findPlayer } from './find-player'
import { listOrders } from './list-orders'
import { orderSheet } from './order-sheet'
import { orderShown } from './order-shown'

/** What a visitor may do in a minute, by what is counted: more is a program. */
const MOST_ORDERS = { name: 'sim_order', most: 60 }
const MOST_CANCELS = { name: 'sim_cancel', most: 60 }
const MOST_SHEETS = { name: 'sim_sheet', most: 240 }

/** The calls by which players of a contest order shares. */
export function registerOrderOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  const { orm } = ctx.db

  async function limit({ name, most }: { name: string; most: number }, uid: number): Promise<void> {
    if ((await countCall(orm, `${name} uid:${uid}`, 60)) > most) throw new AppError(errors.tooManyRequests)
  }

  registerOperation(app, operations.simulateOrder, async (input, _request, { uid }) => {
    await limit(MOST_ORDERS, uid)
    const { competition_id, client_no, code, side, qty } = input
    const player = await findPlayer(orm, { uid, competition_id, day: chinaDay(new Date()) })
    const asked = { client_no, code, side, qty, price: readPrice(input.price) }
    return orderShown(orm, await acceptOrder(ctx, player.player_id, asked))
  })
  registerOperation(
    app,
    operations.simulateOrders,
    ({ competition_id, before, page_size }, _request, { uid }) =>
      listOrders(ctx, { uid, competition_id, before: orderId(before), page_size }),
  )
  registerOperation(app, operations.simulateCancel, async ({ order_id }, _request, { uid }) => {
    await limit(MOST_CANCELS, uid)
    return orderShown(orm, await cancelOrder(ctx, { uid, order_id: Number(order_id) }))
  })
  registerOperation(app, operations.simulateOrderSheet, async (input, _request, { uid }) => {
    await limit(MOST_SHEETS, uid)
    const { competition_id, code } = input
    return orderSheet(ctx, { uid, competition_id, code, price: readPrice(input.price) })
  })
}

function orderId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

/** A price as it was typed, in ten-thousandths of a yuan; null: none was. */
function readPrice(typed: string | undefined): number | null {
  if (typed === undefined) return null
  const price = priceOf(typed)
  if (price === undefined || price > MOST_PRICE) throw new AppError(errors.invalidParameters)
  return price
}
