import {
  type OperationInput,
  type OperationResponse,
  type Operations,
  ORDER_STATUS,
  type OrderStatus,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { findAgainPages } from './again-pages'
import { findOwnOrders } from './order-store'
import type { NoticesOnPages } from './seen-page'

type Call = Operations['myOrders']

/** One part of a visitor's orders, with what became of each. */
export async function myOrders(
  tools: Pick<Context, 'db'> & { notices: NoticesOnPages },
  { page, page_size }: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  const { list, total, now } = await findOwnOrders(tools.db.orm, { uid, page, page_size })
  const againOf = await findAgainPages(tools, uid, list)
  return {
    list: list.map((order) => ({
      pid: order.pid,
      name: `${order.name} ${order.sku_name}`,
      status: order.status as OrderStatus,
      payable: order.payable,
      created_at: order.created_at.getTime(),
      expire_at: order.expire_at.getTime(),
      paid_at: order.paid_at?.getTime() ?? null,
      refund: order.refund,
      refund_kind: order.refund_kind,
      refunded: order.refunded,
      // An order awaiting payment is paid, not placed again.
      again: order.status === ORDER_STATUS.open ? null : againOf(order),
    })),
    now,
    total,
    page,
    page_size,
  }
}
