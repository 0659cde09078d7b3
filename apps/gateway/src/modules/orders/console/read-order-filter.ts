import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import { payment, shopOrder } from '../order-tables'

export type OrderFilter = Omit<StudioInput<StudioOperations['orderList']>, 'after' | 'limit'>

/** Our payment and refund numbers begin with that of their order. */
const OF_ORDER = /^(\d{24})(?:[TR]\d{2,})?$/

/** Turns the order filters into SQL. */
export function readOrderFilter({
  number,
  status,
  uid,
  shop_product_id,
  page_code,
  from,
  to,
}: OrderFilter): SQL | undefined {
  return and(
    number === undefined ? undefined : hasNumber(number),
    status === undefined ? undefined : eq(shopOrder.status, status),
    uid === undefined ? undefined : eq(shopOrder.uid, uid),
    shop_product_id === undefined ? undefined : eq(shopOrder.shop_product_id, shop_product_id),
    page_code ? eq(shopOrder.page_code, page_code) : undefined,
    from === undefined ? undefined : gte(shopOrder.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(shopOrder.created_at, startOfDay(to, 1)),
  )
}

function hasNumber(number: string): SQL {
  const pid = OF_ORDER.exec(number)?.[1]
  if (pid !== undefined) return eq(shopOrder.pid, pid)
  // Both suppliers, since the key begins with them.
  return sql`${shopOrder.pid} IN (SELECT ${payment.pid} FROM ${payment}
    WHERE ${payment.supplier} IN ('wechat', 'alipay') AND ${payment.transaction_id} = ${number})`
}
