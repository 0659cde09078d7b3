import {
  NoticeRefusal,
  type PaymentNotice,
  type PaymentPort,
  type RawNotice,
  type RefundNews,
  SupplierError,
} from '../../../integrations'
import { takeTry } from '../../../limits/take-try'
import { insertEvent } from '../payments/payment-store'
import type { PaymentTools } from '../payments/payment-tools'
import { settlePayment } from '../payments/settle-payment'
import { findRefund } from '../refunds/refund-store'
import { takeRefundNews } from '../refunds/take-refund-news'

/** How many refused notices are recorded: anybody can send as many as they like. */
const TRACES = { most: 600, seconds: 3600 }

/**
 * Processes what a supplier has sent. Resolves once it is stored, which is when the supplier may be answered. Throws a
 * NoticeRefusal for what does not come from it, is not for our account, or is not what we have asked for: nothing is
 * changed then, and a trace is kept.
 */
export async function takeNotice(tools: PaymentTools, supplier: PaymentPort, raw: RawNotice): Promise<void> {
  const notice = await readNotice(tools, supplier, raw)
  if (notice.kind === 'paid') {
    const { noticeId: notice_id } = notice
    const outcome = await settlePayment(tools, {
      ...notice,
      supplier: supplier.supplier,
      heard_by: 'notice',
      notice_id,
    })
    if (outcome === 'refused') throw new NoticeRefusal('other_account', 'This is not a payment of ours.')
    return
  }
  if (notice.kind === 'refund') {
    const heard = {
      out_refund_no: notice.outRefundNo,
      heard_by: 'notice',
      notice_id: notice.noticeId,
    } as const
    if (await takeRefundNews(tools, heard, await newestNews(tools, supplier, notice))) return
  }
  await note(tools, supplier, notice)
}

/**
 * What became of a refund. Alipay reports only that money went back, not how much for which refund, so it is asked at
 * once. If it does not answer then, the job that sent the refund asks.
 */
async function newestNews(
  { db, log }: PaymentTools,
  supplier: PaymentPort,
  { outTradeNo, outRefundNo, news }: Extract<PaymentNotice, { kind: 'refund' }>,
): Promise<RefundNews> {
  if (news.status !== 'processing') return news
  const known = await findRefund(db.orm, outRefundNo)
  if (known?.state !== 'released') return news
  try {
    const asked = await supplier.queryRefund({ outTradeNo, outRefundNo })
    return asked.status === 'absent' ? news : asked
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    log.warn(
      { out_refund_no: outRefundNo },
      `A refund that was told of cannot be asked about now: ${error.message}`,
    )
    return news
  }
}

async function readNotice(
  tools: PaymentTools,
  supplier: PaymentPort,
  raw: RawNotice,
): Promise<PaymentNotice> {
  try {
    return await supplier.readNotice(raw)
  } catch (error) {
    if (error instanceof NoticeRefusal) await trace(tools, supplier, error)
    throw error
  }
}

async function trace(
  { db, log }: PaymentTools,
  { supplier }: PaymentPort,
  { problem, message }: NoticeRefusal,
): Promise<void> {
  // Suppliers send these on purpose, so they trouble nobody.
  if (problem !== 'probe') log.warn({ supplier, problem }, `A notice was refused: ${message}`)
  if ((await takeTry(db.orm, `refused notices ${supplier}`, TRACES)) === undefined) return
  await insertEvent(db.orm, { supplier, heard_by: 'notice', said: problem, outcome: 'refused', why: message })
}

async function note({ db }: PaymentTools, { supplier }: PaymentPort, notice: PaymentNotice): Promise<void> {
  await insertEvent(db.orm, {
    supplier,
    heard_by: 'notice',
    notice_id: notice.noticeId,
    ...('outTradeNo' in notice && { out_trade_no: notice.outTradeNo }),
    said: notice.kind === 'other' ? notice.what : notice.kind,
    outcome: 'noted',
  })
}
