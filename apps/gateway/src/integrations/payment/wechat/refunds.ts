import { z } from 'zod'
import { SupplierError } from '../../supplier-error'
import type { RefundNews, RefundRequest } from '../payment-port'
import type { Api } from './api'
import { WechatPayRefusal } from './read-reply'
import { fen, moment } from './wire-fields'

const PATH = '/v3/refund/domestic/refunds'

const about = { out_trade_no: z.string(), out_refund_no: z.string() }

/** For replies; notices call the state `refund_status`. */
const refundReply = z.discriminatedUnion('status', [
  z.object({
    ...about,
    status: z.literal('SUCCESS'),
    refund_id: z.string().min(1),
    amount: z.object({ refund: fen }),
    success_time: moment,
  }),
  z.object({ ...about, status: z.enum(['PROCESSING', 'CLOSED', 'ABNORMAL']) }),
])

const STATUS = { PROCESSING: 'processing', CLOSED: 'closed', ABNORMAL: 'abnormal' } as const

/** Requests a refund. That it is accepted does not mean that the money has arrived. */
export async function refund(api: Api, request: RefundRequest): Promise<RefundNews> {
  const told = await api.call({
    name: 'a refund',
    path: PATH,
    body: {
      out_trade_no: request.outTradeNo,
      out_refund_no: request.outRefundNo,
      reason: request.reason,
      notify_url: request.notifyUrl,
      amount: { refund: request.amount, total: request.total, currency: 'CNY' },
    },
    reply: refundReply,
  })
  return newsAbout(request, told)
}

type Which = Pick<RefundRequest, 'outTradeNo' | 'outRefundNo'>

export async function queryRefund(api: Api, which: Which): Promise<RefundNews> {
  try {
    const told = await api.call({
      name: 'the query of a refund',
      path: `${PATH}/${encodeURIComponent(which.outRefundNo)}`,
      reply: refundReply,
    })
    return newsAbout(which, told)
  } catch (error) {
    if (error instanceof WechatPayRefusal && error.code === 'RESOURCE_NOT_EXISTS') return { status: 'absent' }
    throw error
  }
}

function newsAbout({ outTradeNo, outRefundNo }: Which, told: z.infer<typeof refundReply>): RefundNews {
  if (told.out_trade_no === outTradeNo && told.out_refund_no === outRefundNo) return newsOfRefund(told)
  throw new SupplierError('no_answer', 'WeChat Pay told of another refund than the one asked for.')
}

function newsOfRefund(told: z.infer<typeof refundReply>): RefundNews {
  if (told.status !== 'SUCCESS') return { status: STATUS[told.status] }
  return {
    status: 'refunded',
    refundId: told.refund_id,
    amount: told.amount.refund,
    refundedAt: told.success_time,
  }
}

/** The refund in a notice: the same parts, with another name for the state, and the merchant it belongs to. */
export const refundNotice = z
  .looseObject({ refund_status: z.string() })
  .transform((told): unknown => ({ ...told, status: told.refund_status }))
  .pipe(refundReply.and(z.object({ mchid: z.string() })))
  .transform((told) => ({
    mchid: told.mchid,
    outTradeNo: told.out_trade_no,
    outRefundNo: told.out_refund_no,
    news: newsOfRefund(told),
  }))
