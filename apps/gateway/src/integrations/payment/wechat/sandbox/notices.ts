import { randomUUID } from 'node:crypto'
import { chinaTime } from '../../../../time/china-time'
import type { SandboxRefund, SandboxTrade, WireRequest } from '../../sandbox-ledger'
import { seal } from '../sealed'
import type { SandboxContext } from './context'
import { transactionOf } from './payments'
import { refundOf, STATES } from './refunds'
import { type Signer, signatureHeaders } from './signed-reply'

/** What can be wrong with a notice. All but the signatures of the first two are what WeChat Pay itself would send. */
export type NoticeFault = 'bad-sign' | 'unknown-key' | 'probe' | 'stale' | 'amount' | 'other-account'

const STALE_MS = 10 * 60_000

/**
 * Returns the notice of a payment, or of one of its refunds, signed and sealed for the merchant. Throws when there is
 * nothing to report: a payment that nobody made, a refund that is still pending.
 */
export function writeNotice(
  ctx: SandboxContext,
  signer: Signer,
  { trade, refund, fault }: { trade: SandboxTrade; refund?: SandboxRefund; fault?: NoticeFault },
): WireRequest {
  const now = () => new Date(ctx.now().getTime() - (fault === 'stale' ? STALE_MS : 0))
  const { event, kind, told } = refund ? refundEvent(ctx, trade, refund) : paymentEvent(ctx, trade)
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: chinaTime(now()),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: '通知',
    resource: { original_type: kind, ...seal(ctx.apiV3Key, JSON.stringify(spoiled(told, fault)), kind) },
  })
  const signed = fault === 'bad-sign' ? `${body} ` : body
  return {
    method: 'POST',
    url: refund?.notifyUrl ?? trade.notifyUrl,
    headers: {
      'content-type': 'application/json',
      ...spoiledHeaders(signatureHeaders({ keys: ctx.keys, now }, signer, signed), fault),
    },
    body,
  }
}

function paymentEvent(ctx: SandboxContext, trade: SandboxTrade) {
  if (!trade.paidAt) throw new Error(`Nobody has paid ${trade.outTradeNo}, so there is no notice of it.`)
  // A notice describes the moment of the payment, whatever came later.
  const told = { ...transactionOf(ctx, trade), trade_state: 'SUCCESS' }
  return { event: 'TRANSACTION.SUCCESS', kind: 'transaction', told }
}

function refundEvent({ keys }: SandboxContext, trade: SandboxTrade, refund: SandboxRefund) {
  if (refund.status === 'processing') throw new Error(`Refund ${refund.outRefundNo} is still on its way.`)
  const refund_status = STATES[refund.status]
  const told = { mchid: keys.mchid, ...refundOf(trade, refund), refund_status }
  return { event: `REFUND.${refund_status}`, kind: 'refund', told }
}

type Told = ReturnType<typeof paymentEvent>['told'] | ReturnType<typeof refundEvent>['told']

function spoiled(told: Told, fault: NoticeFault | undefined): object {
  if (fault === 'other-account') return { ...told, mchid: '1999999999' }
  if (fault !== 'amount') return told
  const total = told.amount.total === 1 ? 2 : 1
  return { ...told, amount: { ...told.amount, total, ...('refund' in told.amount ? { refund: total } : {}) } }
}

function spoiledHeaders(
  headers: Record<string, string>,
  fault: NoticeFault | undefined,
): Record<string, string> {
  switch (fault) {
    case 'probe':
      return {
        ...headers,
        'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']?.slice(19)}`,
      }
    case 'unknown-key':
      return { ...headers, 'wechatpay-serial': '7'.repeat(40) }
    default:
      return headers
  }
}
