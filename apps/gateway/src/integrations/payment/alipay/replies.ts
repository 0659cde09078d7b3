import { z } from 'zod'
import { chinaTime } from './china-time'
import { yuan } from './yuan'

/**
 * Requires that a reply is about what was asked: each is signed on its own, and does not say which request it belongs
 * to.
 */
export function about(outTradeNo: string) {
  return z.object({ out_trade_no: z.literal(outTradeNo) })
}

const paid = {
  trade_no: z.string().min(1),
  total_amount: yuan,
  // Alipay reserves the right to leave it out.
  send_pay_date: chinaTime.optional(),
}

/** What `alipay.trade.query` says of a payment. */
export const tradeReply = z.discriminatedUnion('trade_status', [
  z.object({ trade_status: z.literal('WAIT_BUYER_PAY') }),
  z.object({ trade_status: z.literal('TRADE_CLOSED') }),
  z.object({ trade_status: z.literal('TRADE_SUCCESS'), ...paid }),
  z.object({ trade_status: z.literal('TRADE_FINISHED'), ...paid }),
])

/** What `alipay.trade.refund` says. Its `refund_fee` is the sum of all refunds of the payment, so it is not read. */
export const refundReply = z.object({
  trade_no: z.string().min(1),
  /** `Y`: money has moved by this very request. */
  fund_change: z.string().default('N'),
  gmt_refund_pay: chinaTime.optional(),
})

/** What `alipay.trade.fastpay.refund.query` says: for a refund that it has not made, success without a status. */
export const refundQueryReply = z.union([
  z.object({
    refund_status: z.literal('REFUND_SUCCESS'),
    trade_no: z.string().min(1),
    refund_amount: yuan,
    gmt_refund_pay: chinaTime.optional(),
  }),
  z.object({
    refund_status: z
      .string()
      .refine((status) => status !== 'REFUND_SUCCESS')
      .default(''),
  }),
])
