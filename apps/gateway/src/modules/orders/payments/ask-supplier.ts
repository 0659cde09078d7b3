import { SupplierError } from '../../../integrations'
import { type Attempt, endAttempt } from './payment-store'
import type { PaymentTools } from './payment-tools'
import { settlePayment } from './settle-payment'

/**
 * Asks the supplier what became of an attempt, and processes the answer. Returns whether it can still be paid. Rejects
 * with a SupplierError if no answer came, which says nothing about the payment.
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
 * Makes sure that an attempt can no longer be paid: asks what became of it, has it closed, and if it was paid in
 * between, asks again. Rejects with a SupplierError while that is not certain.
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
