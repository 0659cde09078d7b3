import { errors } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { chinaDay } from '../../../time/china-time'
import { mayCancel, type Phase } from '../../exchange'
import { endOrders } from '../matching/end-orders'
import { shareBook } from '../matching/lock-book'
import { phaseAt } from '../matching/meet-quotes'
import { findOwnOrder, type OrderRow } from './order-store'
import { orderRefused } from './words'

/** Why an order cannot be cancelled at a given time. */
const PROBLEMS: Partial<Record<Phase, string>> = {
  opening_auction_no_cancel: '9:20–9:25 不能撤单，9:25 起可以撤',
  break: '午间休市不能撤单，13:00 起可以撤',
  closing_auction: '14:57–15:00 不能撤单，没有成交的部分收盘后自动撤销',
  after: '今天已经收市，没有成交的部分会自动撤销',
}

/**
 * Cancels the unfilled part of a visitor's own order, and returns the order as it is then. One that has ended stays as
 * it is, so that a repeat changes nothing. Throws `contentNotFound` for an order that is not theirs.
 */
export async function cancelOrder(
  { db }: Pick<Context, 'db'>,
  { uid, order_id }: { uid: number; order_id: number },
  now: Date = new Date(),
): Promise<OrderRow> {
  return db.orm.transaction(async (tx) => {
    await shareBook(tx)
    const order = await findOwnOrder(tx, { uid, order_id })
    if (!order) throw new AppError(errors.contentNotFound)
    if (order.state !== 'open') return order
    const phase = phaseAt(now)
    if (order.day !== chinaDay(now) || !mayCancel(phase))
      throw orderRefused(PROBLEMS[phase] ?? '这笔委托已经收市，没有成交的部分会自动撤销')
    await endOrders(tx, [order_id], { state: 'cancelled', remark: '您已撤单' })
    return (await findOwnOrder(tx, { uid, order_id })) ?? order
  })
}
