import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerOperation } from '../../../http/register-operation'
import { cancelOrder } from './cancel-order'
import { countOrders } from './count-orders'
import { listOrders } from './list-orders'
import { orderSheet } from './order-sheet'
import { orderShown } from './order-shown'
import { readPrice, takeOrder } from './take-order'

/** The calls by which players of a contest order shares. */
export function registerOrderOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  const { orm } = ctx.db
  registerOperation(app, operations.simulateOrder, (input, _request, { uid }) => takeOrder(ctx, input, uid))
  registerOperation(
    app,
    operations.simulateOrders,
    ({ competition_id, before, page_size }, _request, { uid }) =>
      listOrders(ctx, { uid, competition_id, before: orderId(before), page_size }),
  )
  registerOperation(app, operations.simulateCancel, async ({ order_id }, _request, { uid }) => {
    await countOrders(orm, 'sim_cancel', uid)
    return orderShown(orm, await cancelOrder(ctx, { uid, order_id: Number(order_id) }))
  })
  registerOperation(app, operations.simulateOrderSheet, async (input, _request, { uid }) => {
    await countOrders(orm, 'sim_sheet', uid)
    const { competition_id, code } = input
    return orderSheet(ctx, { uid, competition_id, code, price: readPrice(input.price) })
  })
}

function orderId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
