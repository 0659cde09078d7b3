import { ORDER_STATUS } from '@yingzao/contract/server'
import type { RefundNews } from '../../../integrations'
import { revokeEntitlement } from '../entitlements/entitlement-store'
import { lockOrder, moveOrder } from '../order-state'
import { insertEvent } from '../payments/payment-store'
import type { PaymentTools } from '../payments/payment-tools'
import { findRefund, lockRefund, sumRefunded, updateRefund } from './refund-store'

/** How we heard of a refund. */
interface Hearing {
  out_refund_no: string
  heard_by: 'notice' | 'query'
  notice_id?: string
}

/**
 * Processes what a supplier says about a refund, however often it is reported. Once all that an order was paid with is
 * back, the order is refunded and its grant is revoked, in the same transaction. Returns whether the refund is known.
 */
export async function takeRefundNews(
  { db }: Pick<PaymentTools, 'db'>,
  { out_refund_no, ...heard }: Hearing,
  news: RefundNews,
): Promise<boolean> {
  const found = await findRefund(db.orm, out_refund_no)
  if (!found) return false
  await db.orm.transaction(async (tx) => {
    // The order first, as everywhere: locking in different orders would deadlock.
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
