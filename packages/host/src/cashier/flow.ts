import type {
  OperationPayload,
  OperationResponse,
  Operations,
  PaymentChannel,
} from '@yingzao/contract/client'
import type { CashierTools, ShownOrder } from './cashier-tools'
import type { CurrentTurn } from './current-turn'
import type { Gate, Obstacle } from './gate'
import type { Problem } from './problems'
import type { CashierMeans, Goods } from './wish'

type CashierCall =
  | 'payResult'
  | 'prepay'
  | 'createOrder'
  | 'renewWithCouponPayBefore'
  | 'riskTestQuestions'
  | 'submitRiskTest'
  | 'contractDetail'
  | 'currentUser'

/** What something is about: the number of an order, or goods to make an order of. */
export interface About {
  /** What 重试 does, and how a visitor who has done what was required continues. */
  again(): unknown
  of: string | Goods
}

/** What the parts of the cashier do for each other. Each replaces what was shown. */
export interface Flow extends CurrentTurn {
  means: CashierMeans
  tools: CashierTools
  /** Asks the gateway. Undefined: what went wrong is shown, or something else is by now. */
  ask<Id extends CashierCall>(
    id: Id,
    payload: OperationPayload<Operations[Id]>,
    about: About,
  ): Promise<OperationResponse<Operations[Id]> | undefined>
  /** Makes an order of what was chosen. */
  make(goods: Goods): Promise<void>
  /** Shows an order as it is now; `said`: what has just happened. */
  load(pid: string, said?: string): Promise<void>
  /** Begins the payment through one channel. `order`: as shown, if it is. */
  pay(pid: string, by: PaymentChannel, order?: ShownOrder): Promise<void>
  /** Asks the visitor whether it is done: coming back proves nothing, so the gateway is not asked before. */
  confirm(pid: string, said?: string): void
  /** Asks the gateway what has become of it, several times when the answer should be there any moment. */
  settle(pid: string, tries?: number): Promise<void>
  /** Whether there is nothing left to pay, which is shown then. `isNews`: it has just been paid. */
  isSettled(order: ShownOrder, isNews?: boolean): boolean
  /** No way to pay here. */
  noWay(order: ShownOrder): void
  /** Has the visitor do what stands between them and their purchase, and then continues with `again`. */
  pass(obstacle: Obstacle, about: About): Promise<void>
  /** What is shown before an order when something stands in the way. Undefined: it cannot be loaded. */
  loadGate(): Promise<Gate | undefined>
  tell(problem: Problem, about: About): void
  /** The order is with a payment outside the page. False: it is paid here, or nowhere. */
  payOutside(pid: string): Promise<boolean>
  hasOutside(): boolean
  /** Closes the sheet, or goes back to where the visitor came from. */
  leave(): void
}
