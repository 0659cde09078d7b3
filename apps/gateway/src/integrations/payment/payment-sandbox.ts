import type { Context } from '../../context'
import { writeForm } from './alipay/form'
import { createAlipaySandbox } from './alipay/sandbox/alipay-sandbox'
import { makeAlipayKeys } from './alipay/sandbox/keys'
import { createDatabaseLedger } from './database-ledger'
import type { PaymentSupplierName } from './payment-port'
import { sandboxKeysOf } from './sandbox-keys'
import type { SandboxRefund, SandboxTrade, WireReply, WireRequest } from './sandbox-ledger'
import { makeWechatPayKeys } from './wechat/sandbox/keys'
import { createWechatPaySandbox } from './wechat/sandbox/wechat-pay-sandbox'

/** How a notice can be wrong. All but `bad-sign` and `unknown-key` carry a good signature. */
export type NoticeFault = 'bad-sign' | 'amount' | 'stale' | 'unknown-key' | 'other-account'

/** What a payer and a supplier do where nobody has an account: for commands and tests. */
export interface PaymentSandbox {
  /** What the supplier's own books say. Undefined: nobody has begun this payment there. */
  find(outTradeNo: string): Promise<SandboxTrade | undefined>
  /** What a browser does with the form of a payment at Alipay: the payer has come. */
  open(form: { action: string; fields: Record<string, string> }): Promise<WireReply>
  /** The payer pays. Returns the trade afterwards, which is not paid if it was closed or too late. */
  pay(outTradeNo: string): Promise<SandboxTrade | undefined>
  /**
   * The money goes back: pending refunds arrive, and where there are none the merchant refunds everything by hand, past
   * us. Returns what the supplier would send about each; none: nobody has paid.
   */
  refund(outTradeNo: string): Promise<WireRequest[]>
  /** Returns what the supplier would send about a payment. It sends nothing by itself. */
  notify(trade: SandboxTrade, fault?: NoticeFault): WireRequest
}

type Parts = Pick<Context, 'config' | 'db'>

/** Opens the sandbox of a supplier: the one that the port of `openPayments` speaks to, in this and in other processes. */
export async function openPaymentSandbox(ctx: Parts, supplier: PaymentSupplierName): Promise<PaymentSandbox> {
  const { find, change } = createDatabaseLedger(ctx.db)
  const alipay = await openAlipaySandbox(ctx)
  const wechat = await openWechatPaySandbox(ctx)
  const { pay, notify } = supplier === 'alipay' ? alipay : wechat
  const tellRefund = (trade: SandboxTrade, refund: SandboxRefund) =>
    supplier === 'alipay'
      ? alipay.notify({ trade, outRefundNo: refund.outRefundNo })
      : wechat.notify({ trade, refund })
  return {
    find: (outTradeNo) => find(supplier, outTradeNo),
    open: ({ action, fields }) =>
      alipay.server({ method: 'POST', url: action, headers: {}, body: writeForm(fields) }),
    async pay(outTradeNo) {
      await pay(outTradeNo)
      return find(supplier, outTradeNo)
    },
    async refund(outTradeNo) {
      const trade = await change(supplier, outTradeNo, sendBack)
      return trade ? trade.refunds.map((refund) => tellRefund(trade, refund)) : []
    },
    notify: (trade, fault) => notify({ trade }, fault),
  }
}

function sendBack(trade: SandboxTrade): SandboxTrade {
  if (trade.status !== 'paid') return trade
  const refundedAt = new Date()
  const arrived = trade.refunds.map((refund) =>
    refund.status === 'processing' ? { ...refund, status: 'refunded' as const, refundedAt } : refund,
  )
  if (arrived.length > 0) return { ...trade, refunds: arrived }
  const { outTradeNo, amount, notifyUrl } = trade
  const byHand: SandboxRefund = {
    outRefundNo: `BYHAND${outTradeNo}`,
    refundId: `5030${outTradeNo}`,
    amount,
    notifyUrl,
    status: 'refunded',
    refundedAt,
  }
  return { ...trade, refunds: [byHand] }
}

// Made once per process, as it takes a moment: in tests every gateway has a database of its own, and so new keys.
let alipayKeys: ReturnType<typeof makeAlipayKeys> | undefined
let wechatPayKeys: ReturnType<typeof makeWechatPayKeys> | undefined

export async function openAlipaySandbox({ db }: Parts) {
  const keys = await sandboxKeysOf(db, 'alipay', () => {
    alipayKeys ??= makeAlipayKeys()
    return alipayKeys
  })
  return createAlipaySandbox({ keys, ledger: createDatabaseLedger(db) })
}

export async function openWechatPaySandbox({ config, db }: Parts) {
  const keys = await sandboxKeysOf(db, 'wechat', () => {
    wechatPayKeys ??= makeWechatPayKeys()
    return wechatPayKeys
  })
  const { publicOrigin } = config
  const sandbox = createWechatPaySandbox({
    keys,
    ledger: createDatabaseLedger(db),
    now: () => new Date(),
    publicOrigin,
  })
  return { ...sandbox, keys }
}
