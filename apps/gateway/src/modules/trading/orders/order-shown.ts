import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Orm } from '../../../db/database'
import { findInstruments } from '../../market'
import type { OrderRow } from './order-store'
import { priceShown } from './words'

type Shown = OperationResponse<Operations['simulateOrder']>

/** Orders as their player sees them. */
export async function ordersShown(db: Orm, orders: readonly OrderRow[]): Promise<Shown[]> {
  const instruments = await findInstruments(
    db,
    orders.map(({ code }) => code),
  )
  return orders.map((order) => shown(order, instruments.get(order.code)?.name ?? ''))
}

export async function orderShown(db: Orm, order: OrderRow): Promise<Shown> {
  const [one] = await ordersShown(db, [order])
  if (!one) throw new Error('An order that was given is not shown.')
  return one
}

function shown(order: OrderRow, name: string): Shown {
  const { filled_qty, filled_amount, commission, stamp, transfer } = order
  return {
    order_id: String(order.order_id),
    client_no: order.client_no,
    code: order.code,
    name,
    side: order.side,
    kind: order.kind,
    qty: order.qty,
    price: priceShown(order.price),
    day: order.day,
    state: order.state,
    filled_qty,
    filled_amount,
    filled_price: filled_qty === 0 ? null : Math.round((filled_amount * 100) / filled_qty) / 10_000,
    fees: commission + stamp + transfer,
    commission,
    stamp,
    transfer,
    held: order.held,
    remark: order.remark,
    accepted_at: order.accepted_at.getTime(),
    ended_at: order.ended_at?.getTime() ?? null,
  }
}
