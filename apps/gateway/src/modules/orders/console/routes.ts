import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import type { OrderTools } from '../create-order'
import { askMembersRefund, decideMembersRefund, retryRefund } from '../refunds/member-refunds'
import { listRefunds } from '../refunds/refund-list'
import { exportOrders } from './export-orders'
import { findBuyer } from './find-buyer'
import { listOrders } from './list-orders'
import { orderDetail } from './order-detail'

/** The calls by which members look after orders and refunds. */
export function registerOrderConsole(app: FastifyInstance, tools: OrderTools): void {
  registerStudioOperation(app, studioOperations.orderList, (input) => listOrders(tools, input))
  registerStudioOperation(app, studioOperations.orderFind, (input, member, request) =>
    findBuyer(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.orderDetail, ({ pid }) => orderDetail(tools, pid))
  registerStudioOperation(app, studioOperations.orderExport, (input, member, request) =>
    exportOrders(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.refundList, (input) => listRefunds(tools, input))
  registerStudioOperation(app, studioOperations.refundAsk, (input, member, request) =>
    askMembersRefund(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.refundDecide, (input, member, request) =>
    decideMembersRefund(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.refundRetry, (input, member, request) =>
    retryRefund(tools, actorOf(member, request), input),
  )
}
