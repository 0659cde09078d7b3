import type { Client, OperationResponse, Operations, PaymentChannel } from '@yingzao/contract/client'
import type { StandIn } from '../overlays/show-dialog'

/** What the cashier is given: calls, and where it is. */
export interface CashierTools {
  ask: Client['ask']
  standIn: StandIn
  /** The whole address of the current page. */
  address(): string
  reload(): void
  /** What the page requires to be read before somebody buys on it. */
  agreements(): readonly Agreement[]
  /** The page for payments. Absent: it is a dialog over another page. */
  page?: PayPage
}

export interface Agreement {
  text: string
  href: string
}

export interface PayPage {
  /** Where it is shown. */
  place: HTMLElement
  /** Where the way back leads. */
  returnTo: string
  /** The supplier's channel chosen on the previous page. */
  by?: PaymentChannel | undefined
  /** Hosts that the form of a payment may be posted to, beside our own. */
  formHosts: readonly string[]
  /** Puts the order into the address, so that it is found again after a reload. */
  keep(shown: { pid: string; at?: 'return' }): void
}

export type ShownOrder = OperationResponse<Operations['payResult']>
export type SalePage = OperationResponse<Operations['salePageInfo']>
/** A coupon that fits what is about to be bought, and what it takes off. */
export type Coupon = OperationResponse<Operations['usableCoupons']>['list'][number]
