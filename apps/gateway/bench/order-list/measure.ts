import { studioOperations } from '@yingzao/contract/studio'
import { registerStudioOperation } from '../../src/http/register-studio-operation'
import { listOrders } from '../../src/modules/orders/console/list-orders'
import { measureShapes, openStage, type StageOptions } from '../console-stage'
import { seedOrders } from './seed'
import { shapesOf } from './shapes'

interface Wanted extends StageOptions {
  orders: number
  rounds: number
  report: (line: string) => void
}

/** Measures how long members wait for the list of orders, over HTTP, as production serves it. */
export async function measureOrderList({ orders, rounds, report, ...options }: Wanted) {
  const { orderList } = studioOperations
  await using stage = await openStage(options, (app, ctx) =>
    registerStudioOperation(app, orderList, (input) => listOrders(ctx, input)),
  )
  const began = performance.now()
  await stage.asOwner((owner) => seedOrders(owner, stage.ctx.config, orders))
  report(`${orders} orders stored in ${Math.round((performance.now() - began) / 1000)} s`)
  return await measureShapes(stage, { path: orderList.path, shapes: shapesOf(orders), rounds })
}
