import { createHash } from 'node:crypto'
import { yuanOf } from '@yingzao/contract/server'
import { z } from 'zod'
import { SupplierError } from '../../supplier-error'
import type { PaymentNews, PaymentPort, RefundNews, RefundRequest } from '../payment-port'
import { type AlipayCallsOptions, createAlipayCalls } from './alipay-calls'
import { readBill } from './bill'
import { answerNotice, readNotice } from './notice'
import { paymentForm } from './payment-form'
import { refundId } from './refund-id'
import { about, refundQueryReply, refundReply, tradeReply } from './replies'
import { requestUrl } from './sign-request'

const NO_TRADE = 'ACQ.TRADE_NOT_EXIST'
/**
 * Answered before a bill is made, and for a day without payments. Alipay sends the first; its manual has the second.
 */
const NO_BILL = { 'isp.bill_not_exist': 'no bill', BILL_NOT_EXIST: 'no bill' } as const
/** Most say that a payment is not open, and not what it is instead. */
const CANNOT_CLOSE = {
  [NO_TRADE]: 'closed',
  'ACQ.TRADE_HAS_CLOSE': 'closed',
  'ACQ.TRADE_STATUS_ERROR': 'not open',
  'ACQ.REASON_TRADE_STATUS_INVALID': 'not open',
  'ACQ.REASON_ILLEGAL_STATUS': 'not open',
} as const

export interface AlipayOptions extends Omit<AlipayCallsOptions, 'now'> {
  now?: () => Date
  /** Where pages post the form of a payment. Alipay's own address by default. */
  payPage?: string
}

/** Alipay's pages for phones and desktops. Its replies and notices are trusted only because of its signature. */
export function createAlipay({ now = () => new Date(), ...options }: AlipayOptions): PaymentPort {
  const { settings, payPage: action = requestUrl(settings.origin) } = options
  const calls = createAlipayCalls({ ...options, now })

  async function query(outTradeNo: string): Promise<PaymentNews> {
    const reply = await calls.call({
      method: 'alipay.trade.query',
      biz: { out_trade_no: outTradeNo },
      reply: tradeReply.and(about(outTradeNo)),
      refusals: { [NO_TRADE]: 'absent' as const },
      repeatable: true,
    })
    if (reply === 'absent') return { status: 'absent' }
    if (reply.trade_status === 'WAIT_BUYER_PAY') return { status: 'open' }
    // Also the status of a payment that was refunded completely: either way there is none.
    if (reply.trade_status === 'TRADE_CLOSED') return { status: 'closed' }
    const { trade_no: transactionId, total_amount: amount, send_pay_date: paidAt = now() } = reply
    return { status: 'paid', transactionId, amount, paidAt }
  }

  async function queryRefund({
    outTradeNo,
    outRefundNo,
  }: Pick<RefundRequest, 'outTradeNo' | 'outRefundNo'>): Promise<RefundNews> {
    const reply = await calls.call({
      method: 'alipay.trade.fastpay.refund.query',
      biz: { out_trade_no: outTradeNo, out_request_no: outRefundNo, query_options: ['gmt_refund_pay'] },
      reply: refundQueryReply,
      refusals: { [NO_TRADE]: 'absent' as const },
      repeatable: true,
    })
    if (reply === 'absent') return { status: 'absent' }
    // Without a status it is unknown to Alipay, has failed, or is not made yet: it may be requested again by its
    // number.
    if (!('trade_no' in reply)) return { status: reply.refund_status === '' ? 'absent' : 'processing' }
    const { trade_no, refund_amount: amount, gmt_refund_pay: refundedAt = now() } = reply
    return { status: 'refunded', refundId: refundId(trade_no, outRefundNo), amount, refundedAt }
  }

  return {
    supplier: 'alipay',
    isSet: true,
    prepay: async (request) => paymentForm(settings, request, { action, now: now() }),
    query,
    async close(outTradeNo) {
      const answer = await calls.call({
        method: 'alipay.trade.close',
        biz: { out_trade_no: outTradeNo },
        reply: z.object({}),
        refusals: CANNOT_CLOSE,
        repeatable: true,
      })
      if (answer !== 'not open') return
      const { status } = await query(outTradeNo)
      if (status === 'closed' || status === 'absent') return
      throw new SupplierError('refused', `Alipay did not close a payment, which it says is ${status}.`)
    },
    async refund({ outTradeNo, outRefundNo, amount, reason }) {
      const reply = await calls.call({
        method: 'alipay.trade.refund',
        biz: {
          out_trade_no: outTradeNo,
          out_request_no: outRefundNo,
          refund_amount: yuanOf(amount),
          ...(reason === '' ? {} : { refund_reason: reason }),
        },
        reply: refundReply.and(about(outTradeNo)),
        // The number makes it one refund, but Alipay wants three seconds between two requests for a payment.
        repeatable: false,
      })
      const { trade_no, fund_change, gmt_refund_pay: refundedAt = now() } = reply
      if (fund_change === 'Y')
        return { status: 'refunded', refundId: refundId(trade_no, outRefundNo), amount, refundedAt }
      // This request has moved no money: an earlier one has, or none yet.
      const news = await queryRefund({ outTradeNo, outRefundNo })
      return news.status === 'absent' ? { status: 'processing' } : news
    },
    queryRefund,
    readNotice: async (notice) => readNotice(notice, { settings, now: now() }),
    answerNotice,
    async bill(day) {
      const answer = await calls.call({
        method: 'alipay.data.dataservice.bill.downloadurl.query',
        biz: { bill_type: 'trade', bill_date: day },
        reply: z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) }),
        refusals: NO_BILL,
        repeatable: true,
      })
      if (answer === 'no bill') return undefined
      // The address is valid for half a minute, so it is used at once.
      const file = await calls.file(answer.bill_download_url)
      const bill = readBill(file, { day, sellerId: settings.sellerId })
      return { ...bill, sha256: createHash('sha256').update(file).digest('hex') }
    },
  }
}
