import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentChannel, PaymentSupplierName } from '@yingzao/contract/server'

export type { PaymentSupplierName }

/**
 * What is asked of who takes payments. Amounts are whole fen, times are moments, numbers that begin with `out` are ours.
 * Every method that asks rejects with a SupplierError. After its `no_answer`, and for an answer whose signature does not
 * fit, it is unknown whether the supplier did what was asked: ask again by `query`, never take it for refused.
 */
export interface PaymentPort {
  readonly supplier: PaymentSupplierName
  /** Whether payments can be taken here at all. */
  readonly isSet: boolean
  /** Begins a payment, or goes on with the one of this number: asking twice does no harm. */
  prepay(request: PrepayRequest): Promise<PrepayReply>
  /** What became of a payment. */
  query(outTradeNo: string): Promise<PaymentNews>
  /** Ends a payment that nobody made. One that was made is refused (`refused`), one that is closed or absent is no error. */
  close(outTradeNo: string): Promise<void>
  /** Asks for money to be sent back. The same `outRefundNo` is one refund, however often it is asked for. */
  refund(request: RefundRequest): Promise<RefundNews>
  queryRefund(refund: Pick<RefundRequest, 'outTradeNo' | 'outRefundNo'>): Promise<RefundNews>
  /** Reads what the supplier has sent to us. Throws a NoticeRefusal; nothing in it may be believed before. */
  readNotice(notice: RawNotice): Promise<PaymentNotice>
  /** What the supplier wants to hear once a notice is stored, and when it is refused. */
  answerNotice(refusal?: NoticeRefusal): NoticeAnswer
  /** The supplier's own account of a day of China, `2026-11-24`. Undefined as long as it is not made. */
  bill(day: string): Promise<FetchedBill | undefined>
}

export interface PrepayRequest {
  way: PaymentChannel
  outTradeNo: string
  amount: number
  /** What the payer reads, at most 127 bytes of UTF-8. */
  subject: string
  expiresAt: Date
  /** Where the supplier tells us what became of it. */
  notifyUrl: string
  /** Of the payer at our WeChat account; needed by `wx_jsapi` and `wx_mp`. */
  openid?: string
  /** Of the payer; WeChat wants it for `wx_h5`. */
  payerIp?: string
  /** Where the payer comes back to, which proves nothing. */
  returnUrl?: string
}

/** What the page needs to go on: one of what DOMAIN.md 2.5 names. */
export type PrepayReply =
  | { params: JsapiParams }
  | { h5_url: string }
  | { code_url: string }
  | { form: { action: string; fields: Record<string, string> } }

/** For `getBrandWCPayRequest` and `wx.requestPayment`, spelled as they want them. */
export interface JsapiParams {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/** `absent`: the supplier knows no such payment, as nobody has got so far. */
export type PaymentNews =
  | { status: 'absent' | 'open' | 'closed' }
  | { status: 'paid'; transactionId: string; amount: number; paidAt: Date }

export interface RefundRequest {
  outTradeNo: string
  outRefundNo: string
  /** What goes back now, and what was paid. */
  amount: number
  total: number
  /** What the payer reads. */
  reason: string
  notifyUrl: string
}

/** `abnormal`: the supplier could not pay it out and wants a person to look. `absent`: it knows no such refund. */
export type RefundNews =
  | { status: 'absent' | 'processing' | 'closed' | 'abnormal' }
  | { status: 'refunded'; refundId: string; amount: number; refundedAt: Date }

/** A request as it came: the body's bytes are what is signed. */
export interface RawNotice {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a notice says once it is proven to come from the supplier and to be about our account. */
export type PaymentNotice = { noticeId: string } & (
  | { kind: 'paid'; outTradeNo: string; transactionId: string; amount: number; paidAt: Date }
  | { kind: 'refund'; outTradeNo: string; outRefundNo: string; news: RefundNews }
  | { kind: 'closed'; outTradeNo: string }
  /** Of a kind that we do nothing about; it is stored. */
  | { kind: 'other'; what: string }
)

export type NoticeProblem =
  | 'bad_signature'
  | 'unknown_key'
  | 'stale'
  | 'other_account'
  | 'unreadable'
  /** Suppliers send these on purpose, to see whether we look (`WECHATPAY/SIGNTEST/`). */
  | 'probe'

/** Why a notice is not believed. The message names no key and no payer. */
export class NoticeRefusal extends Error {
  constructor(
    readonly problem: NoticeProblem,
    message: string,
  ) {
    super(message)
    this.name = 'NoticeRefusal'
  }
}

export interface NoticeAnswer {
  status: number
  contentType: string
  body: string
}

/** A day's account. `lines` in the order of the file; `paid` and `refunded` are the sums that the file itself states. */
export interface Bill {
  lines: BillLine[]
  paid: number
  refunded: number
}

/** A bill as it was fetched. */
export interface FetchedBill extends Bill {
  /** Of the file as it came, in hexadecimal digits: what somebody downloads by hand has the same. */
  sha256: string
}

export type BillLine =
  | { kind: 'payment'; outTradeNo: string; transactionId: string; amount: number; at: Date }
  | { kind: 'refund'; outTradeNo: string; outRefundNo: string; refundId: string; amount: number; at: Date }

/** Why a bill cannot be used: a torn line, a sum that is not that of its lines, a wrong hash. Nothing of it is taken. */
export class BadBill extends Error {
  override name = 'BadBill'
}
