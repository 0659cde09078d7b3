import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { disclosure } from '../order-tables'
import { findRefunds, listedRefund } from '../refunds/refund-list'
import { findRefundable } from '../refunds/refund-store'
import { listedOrder } from './list-orders'
import { findOneOrder } from './order-console-store'
import { findOrderEvents } from './order-events'

/** The most refunds one payment can have, by its suppliers' rules. */
const MOST_REFUNDS = 200

/** An order with all that has happened to it, as it is at one moment. Throws `notFound`. */
export async function orderDetail(
  { config, db }: Pick<Context, 'config' | 'db'>,
  pid: string,
): Promise<StudioResponse<StudioOperations['orderDetail']>> {
  return db.orm.transaction(
    async (tx) => {
      const row = await findOneOrder(tx, pid)
      if (!row) throw new AppError(studioErrors.notFound)
      const { order } = row
      const [seen] =
        order.disclosure_hash === null
          ? []
          : await tx
              .select({ text: disclosure.text })
              .from(disclosure)
              .where(eq(disclosure.hash, order.disclosure_hash))
      const refunds = await findRefunds(tx, { pid }, { limit: MOST_REFUNDS })
      const [most] = await findRefundable(tx, pid)
      return {
        order: listedOrder(config, row),
        price: order.price,
        discount: order.discount,
        months: order.months,
        expire_at: order.expire_at.toISOString(),
        page_version: order.page_version,
        disclosure: seen?.text ?? null,
        events: await findOrderEvents(tx, row),
        refunds: refunds.map((refund) => listedRefund(config, refund)),
        // For an ended order nothing is left to ask for: money that came for nothing already has its refund.
        refundable: order.paid_at !== null && order.ended_at === null ? (most?.left ?? 0) : 0,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
