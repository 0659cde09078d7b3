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

/** What something is about: the number of an order, or goods of which one is to be made. */
export interface About {
  /** What 重试 does, and what a visitor who has done what was asked of them goes on with. */
  again(): unknown
  of: string | Goods
}

/** What the parts of the cashier do for each other. Each shows something, in place of what was shown. */
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
  /** Begins the payment by one way. `order`: as it is shown, where it is. */
  pay(pid: string, by: PaymentChannel, order?: ShownOrder): Promise<void>
  /** Asks the visitor whether it is done: coming back proves nothing, so nothing is asked of the gateway before. */
  confirm(pid: string, said?: string): void
  /** Asks the gateway what has become of it, several times where it should be there any moment. */
  settle(pid: string, tries?: number): Promise<void>
  /** Whether there is nothing left to pay, which is shown then. `isNews`: it has just been paid. */
  isSettled(order: ShownOrder, isNews?: boolean): boolean
  /** Nothing takes the payment here. */
  noWay(order: ShownOrder): void
  /** Has the visitor do what stands between them and what they want to buy, and then goes on with `again`. */
  pass(obstacle: Obstacle, about: About): Promise<void>
  /** What is shown before an order where something stands before it. Undefined: it cannot be loaded. */
  loadGate(): Promise<Gate | undefined>
  tell(problem: Problem, about: About): void
  /** The order stands with a payment outside of the page. False: it is paid here, or nowhere. */
  payOutside(pid: string): Promise<boolean>
  hasOutside(): boolean
  /** Closes the sheet, or goes back to where the visitor came from. */
  leave(): void
}
