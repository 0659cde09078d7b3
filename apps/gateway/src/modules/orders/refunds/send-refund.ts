import type { Context } from '../../../context'
import { SupplierError } from '../../../integrations'
import { notifyAddress } from '../payments/notify-address'
import type { PaymentTools } from '../payments/payment-tools'
import { findRefund } from './refund-store'
import { takeRefundNews } from './take-refund-news'

/** Suppliers require a minute between two queries about one refund. */
const ASK_AGAIN_S = 60

/**
 * Has a released refund sent, or asks what became of it. Repeated as often as it takes: its number makes it one refund
 * at the supplier, and an unknown result is asked about again.
 */
export async function sendRefund(
  tools: PaymentTools & Pick<Context, 'jobs'>,
  out_refund_no: string,
): Promise<void> {
  const found = await findRefund(tools.db.orm, out_refund_no)
  if (found?.state !== 'released') return
  const { supplier: name, out_trade_no: outTradeNo, amount, total, reason } = found
  const supplier = tools.suppliers[name]
  try {
    const known = await supplier.queryRefund({ outTradeNo, outRefundNo: out_refund_no })
    const notifyUrl = notifyAddress(tools.config, name)
    const news =
      known.status === 'absent'
        ? await supplier.refund({ outTradeNo, outRefundNo: out_refund_no, amount, total, reason, notifyUrl })
        : known
    await takeRefundNews(tools, { out_refund_no, heard_by: 'query' }, news)
    if (news.status !== 'processing' && news.status !== 'absent') return
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    tools.log.warn({ out_refund_no }, `A refund is not known to be sent: ${error.message}`)
  }
  await tools.db.orm.transaction((tx) =>
    tools.jobs.enqueue(tx, 'send-refund', { out_refund_no }, { afterSeconds: ASK_AGAIN_S }),
  )
}
