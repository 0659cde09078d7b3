import { errors, ORDER_STATUS } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { SupplierError } from '../../integrations'
import { lockOrder, moveOrder } from './order-state'
import { endAtSupplier } from './payments/ask-supplier'
import { findOpenAttempts } from './payments/payment-store'
import type { PaymentTools } from './payments/payment-tools'

/** How long to wait before asking an unresponsive supplier again. */
const ASK_AGAIN_S = 30

/**
 * Closes an expired order. Its suppliers are asked first: what was paid at the last moment is paid. Rejects with a
 * SupplierError while one of them does not answer, as nobody knows then.
 */
async function closeOrder(tools: PaymentTools, pid: string): Promise<void> {
  for (const attempt of await findOpenAttempts(tools.db.orm, pid)) await endAtSupplier(tools, attempt)
  await tools.db.orm.transaction(async (tx) => {
    const order = await lockOrder(tx, pid)
    if (order?.status !== ORDER_STATUS.open || !order.isExpired) return
    // Begun since they were asked: the next round asks about it.
    if ((await findOpenAttempts(tx, pid)).length > 0) throw new SupplierError('busy', `${pid} is being paid.`)
    await moveOrder(tx, order, ORDER_STATUS.closed)
  })
}

/** The same for a waiting visitor: while a supplier does not answer, nothing can be bought for a moment. */
export async function closeExpired(tools: PaymentTools, pid: string): Promise<void> {
  try {
    await closeOrder(tools, pid)
  } catch (error) {
    if (error instanceof SupplierError) throw new AppError(errors.paymentUnavailable)
    throw error
  }
}

/** The same as a job. It re-enqueues itself until its suppliers have answered. */
export async function closeOrderLater(
  tools: PaymentTools & Pick<Context, 'jobs'>,
  pid: string,
): Promise<void> {
  try {
    await closeOrder(tools, pid)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    tools.log.warn({ pid }, `An order cannot be closed yet: ${error.message}`)
    await tools.db.orm.transaction((tx) =>
      tools.jobs.enqueue(tx, 'close-order', { pid }, { afterSeconds: ASK_AGAIN_S }),
    )
  }
}
