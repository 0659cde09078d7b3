import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { asc, inArray } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { findInstruments, yuanOf } from '../../market'
import { simFill } from '../order-tables'
import { findOrders } from '../orders/order-store'
import { priceShown } from '../orders/words'
import { refuseUnknownPlayer } from './players-known'

type Answer = StudioResponse<StudioOperations['simPlayerOrders']>

/** The next orders of a player, newest first, each with its fills. Throws `notFound`. */
export async function listPlayerOrders(
  { db: { orm } }: Pick<Context, 'db'>,
  { player_id, after, limit }: StudioInput<StudioOperations['simPlayerOrders']>,
): Promise<Answer> {
  await refuseUnknownPlayer(orm, player_id)
  const rows = await findOrders(orm, { player_id, before: after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const fills = await findFills(
    orm,
    shown.map(({ order_id }) => order_id),
  )
  const instruments = await findInstruments(
    orm,
    shown.map(({ code }) => code),
  )
  return {
    list: shown.map((order) => ({
      order_id: order.order_id,
      code: order.code,
      name: instruments.get(order.code)?.name ?? '',
      side: order.side,
      kind: order.kind,
      qty: order.qty,
      price: priceShown(order.price),
      day: order.day,
      state: order.state,
      filled_qty: order.filled_qty,
      filled_amount: order.filled_amount,
      fees: order.commission + order.stamp + order.transfer,
      remark: order.remark,
      accepted_at: order.accepted_at.toISOString(),
      ended_at: order.ended_at?.toISOString() ?? null,
      fills: fills
        .filter(({ order_id }) => order_id === order.order_id)
        .map(({ qty, price, amount, filled_at }) => ({
          qty,
          price: yuanOf(price),
          amount,
          filled_at: filled_at.toISOString(),
        })),
    })),
    next: rows.length > limit ? String(shown.at(-1)?.order_id) : null,
  }
}

function findFills(db: Orm, orderIds: readonly number[]) {
  return db
    .select()
    .from(simFill)
    .where(inArray(simFill.order_id, [...orderIds]))
    .orderBy(asc(simFill.order_id), asc(simFill.tick_id))
}
