import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { chinaTime } from '../../../../time/china-time'
import type { SandboxRefund, SandboxTrade } from '../../sandbox-ledger'
import { refused, type SandboxContext, type SandboxReply, type SandboxRequest } from './context'

export const STATES = { processing: 'PROCESSING', refunded: 'SUCCESS', abnormal: 'ABNORMAL' } as const

const refundOrder = z.strictObject({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80),
  notify_url: z.url().max(256),
  amount: z.strictObject({
    refund: z.int().positive(),
    total: z.int().positive(),
    currency: z.literal('CNY'),
  }),
})

/** Records a refund once for its number. All refunds together never exceed what was paid. */
export async function beginRefund(
  { ledger }: SandboxContext,
  { body }: SandboxRequest,
): Promise<SandboxReply> {
  const read = refundOrder.safeParse(JSON.parse(body))
  if (!read.success) return refused(400, 'PARAM_ERROR', z.prettifyError(read.error))
  const { out_trade_no, out_refund_no, amount, notify_url } = read.data
  let said: SandboxReply = refused(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  await ledger.change('wechat', out_trade_no, (trade) => {
    const first = trade.refunds.find(({ outRefundNo }) => outRefundNo === out_refund_no)
    const left = trade.refunds.reduce((fen, refund) => fen - refund.amount, trade.amount)
    if (first) {
      const isSame = first.amount === amount.refund
      said = isSame
        ? told(trade, first)
        : refused(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致')
      return trade
    }
    if (trade.status !== 'paid' || amount.total !== trade.amount || amount.refund > left) {
      said = refused(400, 'INVALID_REQUEST', '订单未支付，或退款金额大于支付金额')
      return trade
    }
    const refund: SandboxRefund = {
      outRefundNo: out_refund_no,
      refundId: `5030${randomInt(1e12, 1e13)}`,
      amount: amount.refund,
      notifyUrl: notify_url,
      status: 'processing',
    }
    said = told(trade, refund)
    return { ...trade, refunds: [...trade.refunds, refund] }
  })
  return said
}

/** Asking about a refund completes it: in a sandbox it takes no longer than that. */
export async function tellRefund(ctx: SandboxContext, { path }: SandboxRequest): Promise<SandboxReply> {
  const outRefundNo = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const found = await ctx.ledger.findByRefund('wechat', outRefundNo)
  const trade = found && (await settleRefund(ctx, { outTradeNo: found.outTradeNo, outRefundNo }, 'refunded'))
  const refund = trade?.refunds.find((one) => one.outRefundNo === outRefundNo)
  return trade && refund ? told(trade, refund) : refused(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
}

/** Ends a pending refund; one that has ended stays as it is. */
export function settleRefund(
  { ledger, now }: Pick<SandboxContext, 'ledger' | 'now'>,
  { outTradeNo, outRefundNo }: { outTradeNo: string; outRefundNo: string },
  status: 'refunded' | 'abnormal',
): Promise<SandboxTrade | undefined> {
  const end = (refund: SandboxRefund): SandboxRefund => {
    if (refund.outRefundNo !== outRefundNo || refund.status !== 'processing') return refund
    return { ...refund, status, ...(status === 'refunded' ? { refundedAt: now() } : {}) }
  }
  return ledger.change('wechat', outTradeNo, (trade) => ({ ...trade, refunds: trade.refunds.map(end) }))
}

function told(trade: SandboxTrade, refund: SandboxRefund): SandboxReply {
  const status = STATES[refund.status]
  return { status: 200, json: { ...refundOf(trade, refund), status, channel: 'ORIGINAL' } }
}

/** A refund as replies and notices describe it, except for its state. */
export function refundOf(trade: SandboxTrade, { refundId, outRefundNo, amount, refundedAt }: SandboxRefund) {
  return {
    refund_id: refundId,
    out_refund_no: outRefundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    amount: { total: trade.amount, refund: amount, payer_total: trade.amount, payer_refund: amount },
    ...(refundedAt ? { success_time: chinaTime(refundedAt) } : {}),
    user_received_account: '支付用户零钱',
  }
}
