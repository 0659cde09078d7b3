import {
  capitalsOf,
  errors,
  type OperationResponse,
  type Operations,
  ORDER_STATUS,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findGrant } from './entitlements/entitlement-store'
import { findOwnOrder } from './order-store'
import { findFirstPayment } from './payments/payment-store'
import { findSentBack } from './refunds/refund-store'

/**
 * The contents of the receipt for a visitor's own order, from what was stored when it was paid; the company name is the
 * current one. Refuses orders that were never paid. Money that came for a closed order bought nothing, so that has no
 * receipt either.
 */
export async function orderReceipt(
  { db, company }: Pick<Context, 'db' | 'company'>,
  pid: string,
  uid: number,
): Promise<OperationResponse<Operations['orderReceipt']>> {
  const order = await findOwnOrder(db.orm, { pid, uid })
  if (!order) throw new AppError(errors.orderMissing)
  if (order.paid_at === null) throw new AppError(errors.orderUnpaid)
  const [paid, grant] = [await findFirstPayment(db.orm, pid), await findGrant(db.orm, pid)]
  if (!paid || !grant) throw new Error(`Order ${pid} is paid, and its payment or what it gave is missing.`)
  const refunds = await findSentBack(db.orm, pid)
  const { site } = await company.read()
  return {
    pid,
    name: `${order.name} ${order.sku_name}`,
    months: order.months,
    begins_at: grant.begins_at.getTime(),
    ends_at: grant.ends_at?.getTime() ?? null,
    revoked_at: grant.revoked_at?.getTime() ?? null,
    amount: paid.amount,
    amount_capitals: capitalsOf(paid.amount),
    paid_at: order.paid_at.getTime(),
    channel: paid.channel,
    transaction_id: paid.transaction_id,
    refunds: refunds.map(({ amount, refunded_at }) => ({
      amount,
      refunded_at: refunded_at?.getTime() ?? 0,
    })),
    is_refunded: order.status === ORDER_STATUS.refunded,
    company: site.company,
    license_no: site.license_no,
  }
}
