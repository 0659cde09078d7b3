import { createHash, generateKeyPairSync } from 'node:crypto'
import { yuanOf } from '@yingzao/contract/server'
import { timeText } from '../../../../spreadsheets/cell'
import type { SandboxTrade, WireRequest } from '../../sandbox-ledger'
import { FORM_TYPE, writeForm } from '../form'
import { type Fields, SIGN_TYPE, signText, textToSign } from '../signature'
import type { SandboxAccount } from './keys'
import { refundedSum, tradeStatus } from './trades'

/** What a notice is about: a trade as it stands, or one of its refunds. */
export interface AlipayNews {
  trade: SandboxTrade
  outRefundNo?: string
  /** Months later, when it can no longer be refunded. */
  isFinished?: boolean
}

/** How a notice can be wrong. All but `bad-sign` and `unknown-key` carry a good signature. */
export type AlipayNoticeFault = 'bad-sign' | 'amount' | 'stale' | 'unknown-key' | 'other-account'

const HOUR_MS = 3_600_000

/** The request by which the sandbox tells a merchant what became of a trade. */
export function noticeRequest(
  news: AlipayNews,
  { account, now, fault }: { account: SandboxAccount; now: Date; fault?: AlipayNoticeFault | undefined },
): WireRequest {
  const fields = spoilt(noticeFields(news, account, now), fault, now)
  const key =
    fault === 'unknown-key' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : account.ownKey
  const sign = signText(textToSign(fields), key)
  return {
    method: 'POST',
    url: news.trade.notifyUrl,
    headers: { 'content-type': FORM_TYPE },
    body: writeForm({ ...fields, sign_type: SIGN_TYPE, sign: fault === 'bad-sign' ? torn(sign) : sign }),
  }
}

/** Without `sign_type`, which is not part of what is signed for these products. */
function noticeFields(
  { trade, outRefundNo, isFinished }: AlipayNews,
  account: SandboxAccount,
  now: Date,
): Fields {
  const { transactionId = '', paidAt, amount } = trade
  const trade_status = isFinished ? 'TRADE_FINISHED' : tradeStatus(trade)
  const total = yuanOf(amount)
  return {
    notify_time: timeText(now),
    notify_type: 'trade_status_sync',
    notify_id: noticeId(trade.outTradeNo, trade_status, outRefundNo ?? ''),
    app_id: account.appId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: transactionId,
    out_trade_no: trade.outTradeNo,
    seller_id: account.sellerId,
    trade_status,
    subject: trade.subject,
    total_amount: total,
    ...(paidAt
      ? {
          gmt_payment: timeText(paidAt),
          receipt_amount: total,
          buyer_pay_amount: total,
          buyer_id: '2088000000000009',
        }
      : {}),
    ...(outRefundNo === undefined ? {} : refundFields(trade, outRefundNo)),
  }
}

function refundFields(trade: SandboxTrade, outRefundNo: string): Fields {
  const refund = trade.refunds.find((known) => known.outRefundNo === outRefundNo)
  if (!refund?.refundedAt) throw new Error(`The sandbox has made no refund ${outRefundNo} of this trade.`)
  return {
    out_biz_no: outRefundNo,
    gmt_refund: `${timeText(refund.refundedAt)}.000`,
    // As at Alipay: the sum of all refunds, not the amount of this one.
    refund_fee: yuanOf(refundedSum(trade)),
  }
}

function spoilt(fields: Fields, fault: AlipayNoticeFault | undefined, now: Date): Fields {
  if (fault === 'amount') return { ...fields, total_amount: '0.01' }
  if (fault === 'stale') return { ...fields, notify_time: timeText(new Date(now.getTime() - 30 * HOUR_MS)) }
  return fault === 'other-account' ? { ...fields, seller_id: '2088999999999999' } : fields
}

/** The same for the same news, as a notice that is sent again has the same id. */
function noticeId(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 34)
}

function torn(sign: string): string {
  return sign.startsWith('A') ? `B${sign.slice(1)}` : `A${sign.slice(1)}`
}
