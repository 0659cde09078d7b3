import { yuanOf } from '@yingzao/contract/server'
import { z } from 'zod'
import { inChina, timeText } from '../../../../spreadsheets/cell'
import { yuan } from '../yuan'
import { refundedSum, type SandboxTrades, tradeStatus } from './trades'

/** The answer of one of Alipay's methods, besides its code. */
export type Answer = { code: string } | { values: object }
export type Operation = (biz: unknown, origin: string) => Promise<Answer>

const amount = yuan.pipe(z.int().positive())
const ofTrade = z.object({ out_trade_no: z.string().min(1).max(64) })
const refundRequest = ofTrade.extend({ out_request_no: z.string().min(1).max(64), refund_amount: amount })
const refundQuery = ofTrade.extend({
  out_request_no: z.string().min(1),
  query_options: z.array(z.string()).default([]),
})
const billQuery = z.object({ bill_type: z.literal('trade'), bill_date: z.iso.date() })

/** A bill is available at nine in the morning after its day, in China. */
const BILL_HOUR_MS = 9 * 3_600_000
const DAY_MS = 86_400_000

/** Alipay's methods that a server calls, by name. A malformed request throws a ZodError. */
export function sandboxOperations(trades: SandboxTrades, now: () => Date): Record<string, Operation> {
  return {
    async 'alipay.trade.query'(biz) {
      const { out_trade_no } = ofTrade.parse(biz)
      const trade = await trades.find(out_trade_no)
      if (!trade) return { code: 'ACQ.TRADE_NOT_EXIST' }
      const { transactionId, paidAt, amount } = trade
      const paid = paidAt && { trade_no: transactionId, send_pay_date: timeText(paidAt) }
      return {
        values: { out_trade_no, trade_status: tradeStatus(trade), total_amount: yuanOf(amount), ...paid },
      }
    },

    async 'alipay.trade.close'(biz) {
      const { out_trade_no } = ofTrade.parse(biz)
      const closed = await trades.close(out_trade_no)
      return 'code' in closed ? closed : { values: { out_trade_no } }
    },

    async 'alipay.trade.refund'(biz) {
      const { out_trade_no, out_request_no, refund_amount } = refundRequest.parse(biz)
      const refunded = await trades.refund(out_trade_no, {
        outRefundNo: out_request_no,
        amount: refund_amount,
      })
      if ('code' in refunded) return refunded
      const { trade, isNew } = refunded
      return {
        values: {
          out_trade_no,
          trade_no: trade.transactionId,
          fund_change: isNew ? 'Y' : 'N',
          refund_fee: yuanOf(refundedSum(trade)),
        },
      }
    },

    async 'alipay.trade.fastpay.refund.query'(biz) {
      const { out_trade_no, out_request_no, query_options } = refundQuery.parse(biz)
      const trade = await trades.find(out_trade_no)
      if (!trade) return { code: 'ACQ.TRADE_NOT_EXIST' }
      const refund = trade.refunds.find(({ outRefundNo }) => outRefundNo === out_request_no)
      // Alipay says success, and nothing else, even for a number that was never requested.
      if (!refund?.refundedAt) return { values: {} }
      const time = query_options.includes('gmt_refund_pay')
        ? { gmt_refund_pay: timeText(refund.refundedAt) }
        : {}
      return {
        values: {
          out_trade_no,
          out_request_no,
          trade_no: trade.transactionId,
          total_amount: yuanOf(trade.amount),
          refund_amount: yuanOf(refund.amount),
          refund_status: 'REFUND_SUCCESS',
          ...time,
        },
      }
    },

    async 'alipay.data.dataservice.bill.downloadurl.query'(biz, origin) {
      const { bill_date } = billQuery.parse(biz)
      if (inChina(now()).getTime() < Date.parse(bill_date) + DAY_MS + BILL_HOUR_MS)
        return { code: 'isp.bill_not_exist' }
      if ((await trades.onDay(bill_date)).length === 0) return { code: 'isp.bill_not_exist' }
      const until = String(now().getTime() + 30_000)
      return {
        values: { bill_download_url: `${origin}/bill?${new URLSearchParams({ day: bill_date, until })}` },
      }
    },
  }
}
