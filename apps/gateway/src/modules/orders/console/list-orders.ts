import type { OrderStatus } from '@yingzao/contract/server'
import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { maskedPhone } from '../../passport'
import { countOrders, findOrders, type OrderRow } from './order-console-store'
import { readCursor, writeCursor } from './order-cursor'
import { readOrderFilter } from './read-order-filter'

type OrderList = StudioOperations['orderList']
export type ListedOrder = StudioResponse<OrderList>['list'][number]

/** Up to how many orders are counted: nobody reads further. */
const MOST_COUNTED = 10_000

/** The next orders, newest first, phones masked. */
export async function listOrders(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { after, limit, ...filter }: StudioInput<OrderList>,
  mostCounted = MOST_COUNTED,
): Promise<StudioResponse<OrderList>> {
  const where = readOrderFilter(filter)
  const cursor = after === undefined ? undefined : readCursor(after)
  // One more than is shown tells whether there are more.
  const rows = await findOrders(db.orm, where, { after: cursor, limit: limit + 1 })
  const total = cursor?.total ?? (await countOrders(db.orm, where, mostCounted + 1))
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => listedOrder(config, row)),
    next:
      rows.length > limit && last ? writeCursor({ micros: last.micros, pid: last.order.pid, total }) : null,
    total: Math.min(total, mostCounted),
    is_total_capped: total > mostCounted,
  }
}

/** An order as it may be shown to whoever may read orders. */
export function listedOrder(keys: Context['config'], { order, micros: _, ...row }: OrderRow): ListedOrder {
  return {
    pid: order.pid,
    uid: order.uid,
    handset: maskedPhone(keys, row),
    shop_product_id: order.shop_product_id,
    name: order.name,
    sku_name: order.sku_name,
    status: order.status as OrderStatus,
    payable: order.payable,
    paid: row.paid,
    refunded: row.refunded,
    is_refund_waiting: row.is_refund_waiting,
    page_code: order.page_code,
    page_title: row.page_title,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
  }
}
