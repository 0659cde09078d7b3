import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentChannel, PaymentSupplierName } from '@yingzao/contract/server'

export type { PaymentSupplierName }

/**
 * What is asked of a payment supplier. Amounts are whole fen, times are moments, numbers that begin with `out` are
 * ours. Every method that asks rejects with a SupplierError. After its `no_answer`, and for an answer whose signature
 * is wrong, it is unknown whether the supplier did what was asked: find out with `query`, never treat it as refused.
 */
export interface PaymentPort {
  readonly supplier: PaymentSupplierName
  /** Whether payments can be taken here at all. */
  readonly isSet: boolean
  /** Begins a payment, or continues the one with this number: asking twice does no harm. */
  prepay(request: PrepayRequest): Promise<PrepayReply>
  /** What became of a payment. */
  query(outTradeNo: string): Promise<PaymentNews>
  /**
   * Closes a payment that nobody made. For one that was made it fails (`refused`); one that is closed or absent is no
   * error.
   */
  close(outTradeNo: string): Promise<void>
  /** Requests a refund. The same `outRefundNo` is one refund, however often it is requested. */
  refund(request: RefundRequest): Promise<RefundNews>
  queryRefund(refund: Pick<RefundRequest, 'outTradeNo' | 'outRefundNo'>): Promise<RefundNews>
  /** Reads what the supplier has sent to us. Throws a NoticeRefusal; nothing in it may be believed before. */
  readNotice(notice: RawNotice): Promise<PaymentNotice>
  /** What the supplier expects as an answer once a notice is stored, and when it is refused. */
  answerNotice(refusal?: NoticeRefusal): NoticeAnswer
  /** The supplier's own account of a day in China, `2026-11-24`. Undefined as long as it is not made. */
  bill(day: string): Promise<FetchedBill | undefined>
}

export interface PrepayRequest {
  way: PaymentChannel
  outTradeNo: string
  amount: number
  /** What the payer reads, at most 127 bytes of UTF-8. */
  subject: string
  expiresAt: Date
  /** Where the supplier reports what became of it. */
  notifyUrl: string
  /** The payer's id at our WeChat account; needed by `wx_jsapi` and `wx_mp`. */
  openid?: string
  /** The payer's address; WeChat wants it for `wx_h5`. */
  payerIp?: string
  /** Where the payer comes back to, which proves nothing. */
  returnUrl?: string
}

/** What the page needs to continue: one of those named in DOMAIN.md 2.5. */
export type PrepayReply =
  | { params: JsapiParams }
  | { h5_url: string }
  | { code_url: string }
  | { form: { action: string; fields: Record<string, string> } }

/** For `getBrandWCPayRequest` and `wx.requestPayment`, in their spelling. */
export interface JsapiParams {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/** `absent`: the supplier knows no such payment, as nobody has got that far. */
export type PaymentNews =
  | { status: 'absent' | 'open' | 'closed' }
  | { status: 'paid'; transactionId: string; amount: number; paidAt: Date }

export interface RefundRequest {
  outTradeNo: string
  outRefundNo: string
  /** The amount of this refund, and of the payment. */
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

/** A request as it arrived: the signature covers the body's bytes. */
export interface RawNotice {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a notice says once it is proven to come from the supplier and to be about our account. */
export type PaymentNotice = { noticeId: string } & (
  | { kind: 'paid'; outTradeNo: string; transactionId: string; amount: number; paidAt: Date }
  | { kind: 'refund'; outTradeNo: string; outRefundNo: string; news: RefundNews }
  | { kind: 'closed'; outTradeNo: string }
  /** Of a kind that we do not act on; it is stored. */
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
  /** The hash of the file as received, in hexadecimal: a file downloaded by hand has the same. */
  sha256: string
}

export type BillLine =
  | { kind: 'payment'; outTradeNo: string; transactionId: string; amount: number; at: Date }
  | { kind: 'refund'; outTradeNo: string; outRefundNo: string; refundId: string; amount: number; at: Date }

/** Why a bill cannot be used: a torn line, a sum that does not match its lines, a wrong hash. Nothing of it is used. */
export class BadBill extends Error {
  override name = 'BadBill'
}
