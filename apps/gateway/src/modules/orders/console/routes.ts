import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import type { OrderTools } from '../create-order'
import { findBuyer } from './find-buyer'
import { listOrders } from './list-orders'

/** The calls by which members look after orders and refunds. */
export function registerOrderConsole(app: FastifyInstance, tools: OrderTools): void {
  registerStudioOperation(app, studioOperations.orderList, (input) => listOrders(tools, input))
  registerStudioOperation(app, studioOperations.orderFind, (input, member, request) =>
    findBuyer(tools, member, actorOf(member, request), input),
  )
}
