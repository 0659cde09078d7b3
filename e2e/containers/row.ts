import type { Action, Container } from '../../packages/schema/src/client'
import type { Cells } from './steps'
import type { Asked, Replies } from './stub-gateway'

/** A case of an action: what is tapped, what the gateway answers, and what follows in every container. */
export interface Row {
  /** The case, as the documentation names it. */
  title: string
  action: Action
  /** The block says `isNeedLogin`. */
  isNeedLogin?: true
  /** Version of the app; by default a recent one. */
  clientVersion?: string
  /** There is a page behind this one. */
  hasBehind?: true
  /**
   * Visitors who are not logged in are sent to log in: all, those in some containers, or after a call to the gateway.
   */
  needsLogin?: true | readonly Container[] | 'asks'
  replies?: Replies
  /** The calls, in order; each container may make them in its own way. */
  asks?: (container: Container) => readonly Asked[]
  does: Cells
}

/** The expectation of a row for one visitor in one container. */
export function cellOf(row: Row, container: Container, isLoggedIn: boolean, login: Cells) {
  const { needsLogin, does, asks = () => [] } = row
  const isSent = !isLoggedIn && (Array.isArray(needsLogin) ? needsLogin.includes(container) : needsLogin)
  if (!isSent) return { asked: asks(container), steps: does[container] }
  return { asked: needsLogin === 'asks' ? asks(container) : [], steps: login[container] }
}
