import { ORDER_STATUS } from '@yingzao/contract/server'
import type { RefundNews } from '../../../integrations'
import { revokeEntitlement } from '../entitlements/entitlement-store'
import { lockOrder, moveOrder } from '../order-state'
import { insertEvent } from '../payments/payment-store'
import type { PaymentTools } from '../payments/payment-tools'
import { findRefund, lockRefund, sumRefunded, updateRefund } from './refund-store'

/** By what we heard of a refund. */
interface Hearing {
  out_refund_no: string
  heard_by: 'notice' | 'query'
  notice_id?: string
}

/**
 * Takes up what a supplier says of a refund, however often it is told. When all that an order was paid with is back, the
 * order is refunded and what it gave is taken back, in the same transaction. Answers whether the refund is known.
 */
export async function takeRefundNews(
  { db }: Pick<PaymentTools, 'db'>,
  { out_refund_no, ...heard }: Hearing,
  news: RefundNews,
): Promise<boolean> {
  const found = await findRefund(db.orm, out_refund_no)
  if (!found) return false
  await db.orm.transaction(async (tx) => {
    // The order first, as everywhere: two that lock in another order would wait for each other.
    const order = await lockOrder(tx, found.pid)
    const stored = await lockRefund(tx, out_refund_no)
    if (!order || !stored) return
    const isNew = stored.state === 'released' || stored.state === 'abnormal'
    if (isNew && news.status === 'refunded') {
      const { refundId: refund_id, refundedAt: refunded_at } = news
      await updateRefund(tx, out_refund_no, { state: 'refunded', refund_id, refunded_at })
      if (order.status === ORDER_STATUS.paid && (await sumRefunded(tx, order.pid)) >= order.payable) {
        await moveOrder(tx, order, ORDER_STATUS.refunded)
        await revokeEntitlement(tx, order.pid)
      }
    }
    if (isNew && (news.status === 'abnormal' || news.status === 'closed'))
      await updateRefund(tx, out_refund_no, { state: 'abnormal' })
    await insertEvent(tx, {
      ...heard,
      supplier: stored.supplier,
      out_trade_no: stored.out_trade_no,
      pid: order.pid,
      said: `refund ${news.status}`,
      amount: stored.amount,
      outcome: isNew ? 'noted' : 'repeat',
    })
  })
  return true
}
