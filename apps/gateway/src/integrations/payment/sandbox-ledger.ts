import type { PaymentChannel, PaymentSupplierName } from '@yingzao/contract/server'

/** A payment in the books of a sandbox supplier: the truth that ours is compared with. Amounts are whole fen. */
export interface SandboxTrade {
  supplier: PaymentSupplierName
  outTradeNo: string
  way: PaymentChannel
  amount: number
  subject: string
  notifyUrl: string
  expiresAt: Date
  status: 'open' | 'paid' | 'closed'
  /** The supplier's own number, once it is paid. */
  transactionId?: string
  paidAt?: Date
  refunds: SandboxRefund[]
}

export interface SandboxRefund {
  outRefundNo: string
  refundId: string
  amount: number
  notifyUrl: string
  status: 'processing' | 'refunded' | 'abnormal'
  refundedAt?: Date
}

/** Where a sandbox supplier keeps the payments and refunds it was asked for. */
export interface SandboxLedger {
  find(supplier: PaymentSupplierName, outTradeNo: string): Promise<SandboxTrade | undefined>
  /** The trade of a refund: WeChat Pay is asked for a refund by its own number alone. */
  findByRefund(supplier: PaymentSupplierName, outRefundNo: string): Promise<SandboxTrade | undefined>
  /** Records a new trade; returns the existing one if there is one. */
  open(trade: SandboxTrade): Promise<SandboxTrade>
  /** Changes a trade, one change at a time. Returns the result of `change`, undefined if there is no such trade. */
  change(
    supplier: PaymentSupplierName,
    outTradeNo: string,
    change: (trade: SandboxTrade) => SandboxTrade,
  ): Promise<SandboxTrade | undefined>
  /** All that was paid or refunded on a day in China, `2026-11-24`. */
  onDay(supplier: PaymentSupplierName, day: string): Promise<SandboxTrade[]>
}

/** A supplier's server without a network: the adapter uses it instead of `fetch`. Headers by lower-case names. */
export type SandboxServer = (request: WireRequest) => Promise<WireReply>

export interface WireRequest {
  method: 'GET' | 'POST'
  /** With path and query. */
  url: string
  headers: Record<string, string>
  body: string
}

export interface WireReply {
  status: number
  headers: Record<string, string>
  body: Buffer
}
