import { z } from 'zod'
import type { AlipaySettings } from '../../../config/alipay'
import { type NoticeAnswer, NoticeRefusal, type PaymentNotice, type RawNotice } from '../payment-port'
import { chinaTime } from './china-time'
import { readForm } from './form'
import { type Fields, isSigned, SIGN_TYPE, textToSign } from './signature'
import { yuan } from './yuan'

/** Alipay sends a notice up to eight times in 25 hours, and clocks differ. */
const MAX_AGE_MS = 26 * 3_600_000

const frame = z.object({
  notify_id: z.string().min(1),
  notify_time: chinaTime,
  notify_type: z.string().default(''),
  app_id: z.string(),
  seller_id: z.string().optional(),
  trade_status: z.string().optional(),
})

const payment = z.object({
  out_trade_no: z.string().min(1),
  trade_no: z.string().min(1),
  total_amount: yuan,
  gmt_payment: chinaTime,
})

const refund = z.object({ out_trade_no: z.string().min(1), out_biz_no: z.string().optional() })

/** Reads a notice, and accepts it only if signature, account and age are right. Throws a NoticeRefusal. */
export function readNotice(
  { body }: RawNotice,
  { settings, now }: { settings: AlipaySettings; now: Date },
): PaymentNotice {
  const fields = readForm(body)
  if (!fields) throw new NoticeRefusal('unreadable', 'A notice of Alipay has a field twice.')
  if (!isOfAlipay(fields, settings))
    throw new NoticeRefusal('bad_signature', "A notice is not signed with Alipay's key.")
  const { notify_id, notify_time, notify_type, app_id, seller_id, trade_status } = read(frame, fields)
  // A notice that is not about a payment names no seller.
  const isOurs = trade_status === undefined || seller_id === settings.sellerId
  if (app_id !== settings.appId || !isOurs)
    throw new NoticeRefusal('other_account', 'A notice of Alipay is for another app or another seller.')
  if (now.getTime() - notify_time.getTime() > MAX_AGE_MS)
    throw new NoticeRefusal('stale', 'A notice of Alipay is older than any that it still repeats.')
  const news = trade_status === undefined ? { what: notify_type } : newsOf(trade_status, fields)
  return 'kind' in news ? { noticeId: notify_id, ...news } : { noticeId: notify_id, kind: 'other', ...news }
}

/** What Alipay expects: this word and nothing else. Anything else makes it send the notice again. */
export function answerNotice(refusal?: NoticeRefusal): NoticeAnswer {
  const contentType = 'text/plain'
  return refusal
    ? { status: 400, contentType, body: 'failure' }
    : { status: 200, contentType, body: 'success' }
}

/** Whether `sign_type` is part of what was signed depends on the product, and the notice does not say which it is. */
function isOfAlipay(fields: Fields, { publicKey }: AlipaySettings): boolean {
  const { sign, sign_type = SIGN_TYPE } = fields
  if (sign === undefined || sign_type !== SIGN_TYPE) return false
  return [['sign', 'sign_type'], ['sign']].some((leftOut) =>
    isSigned(textToSign(fields, leftOut), sign, publicKey),
  )
}

type News = Unnamed<PaymentNotice> | { what: string }
type Unnamed<Notice> = Notice extends unknown ? Omit<Notice, 'noticeId'> : never

/**
 * One status has several meanings: a partly refunded payment is successful once more, a wholly refunded one is closed
 * like one that nobody paid.
 */
function newsOf(status: string, fields: Fields): News {
  const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'
  // Months after the payment, when it can no longer be refunded, it is finished: this reports the same payment under
  // the same number, which nobody processes twice. Products without refunds send nothing else, so it must not be
  // ignored.
  if (isPaid && (status === 'TRADE_FINISHED' || !isOfRefund(fields))) return paidNews(fields)
  if (isPaid || (status === 'TRADE_CLOSED' && isOfRefund(fields))) return refundNews(fields)
  if (status === 'TRADE_CLOSED') return { kind: 'closed', outTradeNo: read(refund, fields).out_trade_no }
  return { what: status }
}

function isOfRefund({ refund_fee = '0.00', gmt_refund = '' }: Fields): boolean {
  return gmt_refund !== '' || !/^0(\.0+)?$/.test(refund_fee)
}

function paidNews(fields: Fields): News {
  const { out_trade_no, trade_no, total_amount, gmt_payment } = read(payment, fields)
  return {
    kind: 'paid',
    outTradeNo: out_trade_no,
    transactionId: trade_no,
    amount: total_amount,
    paidAt: gmt_payment,
  }
}

/**
 * Tells that money was refunded, but not how much by this refund: `refund_fee` is the sum of all refunds of the
 * payment, so `queryRefund` has to be asked. A refund requested without a number has that of its payment.
 */
function refundNews(fields: Fields): News {
  const { out_trade_no, out_biz_no = out_trade_no } = read(refund, fields)
  return {
    kind: 'refund',
    outTradeNo: out_trade_no,
    outRefundNo: out_biz_no,
    news: { status: 'processing' },
  }
}

function read<Shape>(shape: z.ZodType<Shape>, fields: Fields): Shape {
  const parsed = shape.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new NoticeRefusal('unreadable', `A notice of Alipay cannot be read: ${z.prettifyError(parsed.error)}`)
}
