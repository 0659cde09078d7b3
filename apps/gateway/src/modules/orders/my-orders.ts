import type { OperationInput, OperationResponse, Operations, OrderStatus } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { findOwnOrders } from './order-store'

type Call = Operations['myOrders']

/** One part of what a visitor has ordered, with what became of it. */
export async function myOrders(
  { db }: Pick<Context, 'db'>,
  { page, page_size }: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  const { list, total } = await findOwnOrders(db.orm, { uid, page, page_size })
  return {
    list: list.map(({ name, sku_name, status, created_at, expire_at, paid_at, ...order }) => ({
      ...order,
      name: `${name} ${sku_name}`,
      status: status as OrderStatus,
      created_at: created_at.getTime(),
      expire_at: expire_at.getTime(),
      paid_at: paid_at?.getTime() ?? null,
    })),
    total,
    page,
    page_size,
  }
}
