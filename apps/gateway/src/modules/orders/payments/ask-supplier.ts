import { SupplierError } from '../../../integrations'
import { type Attempt, endAttempt } from './payment-store'
import type { PaymentTools } from './payment-tools'
import { settlePayment } from './settle-payment'

/**
 * Asks the supplier what became of an attempt, and takes it up. Answers whether it can still be paid. Rejects with a
 * SupplierError where no answer came, which says nothing of the payment.
 */
export async function askSupplier(tools: PaymentTools, attempt: Attempt): Promise<{ isOpen: boolean }> {
  const { supplier, out_trade_no } = attempt
  const news = await tools.suppliers[supplier].query(out_trade_no)
  if (news.status === 'paid') {
    await settlePayment(tools, { ...news, supplier, heard_by: 'query', outTradeNo: out_trade_no })
    return { isOpen: false }
  }
  if (news.status !== 'closed') return { isOpen: true }
  await tools.db.orm.transaction((tx) => endAttempt(tx, out_trade_no))
  return { isOpen: false }
}

/**
 * Sees to it that an attempt can be paid no more: asks what became of it, has it closed, and where it was paid in
 * between, asks again. Rejects with a SupplierError while that is not sure.
 */
export async function endAtSupplier(tools: PaymentTools, attempt: Attempt): Promise<void> {
  const { isOpen } = await askSupplier(tools, attempt)
  if (!isOpen) return
  try {
    await tools.suppliers[attempt.supplier].close(attempt.out_trade_no)
  } catch (error) {
    if (!(error instanceof SupplierError) || error.failure !== 'refused') throw error
    const again = await askSupplier(tools, attempt)
    if (again.isOpen) throw error
    return
  }
  await tools.db.orm.transaction((tx) => endAttempt(tx, attempt.out_trade_no))
}
