import type { Action, Container } from '../../packages/schema/src/client'
import type { Cells } from './steps'
import type { Asked, Replies } from './stub-gateway'

/** A case of an action: what is tapped, what the gateway says, and what follows in every place. */
export interface Row {
  /** The case, as the documentation names it. */
  title: string
  action: Action
  /** The block says `isNeedLogin`. */
  isNeedLogin?: true
  /** Version of the app; a recent one unless told. */
  clientVersion?: string
  /** There is a page behind this one. */
  hasBehind?: true
  /** Who is not logged in is sent to log in: everybody, some places, or after the gateway has been asked. */
  needsLogin?: true | readonly Container[] | 'asks'
  replies?: Replies
  /** The calls, in their order; each place may ask in its own way. */
  asks?: (container: Container) => readonly Asked[]
  does: Cells
}

/** What a row says of one visitor in one place. */
export function cellOf(row: Row, container: Container, isLoggedIn: boolean, login: Cells) {
  const { needsLogin, does, asks = () => [] } = row
  const isSent = !isLoggedIn && (Array.isArray(needsLogin) ? needsLogin.includes(container) : needsLogin)
  if (!isSent) return { asked: asks(container), steps: does[container] }
  return { asked: needsLogin === 'asks' ? asks(container) : [], steps: login[container] }
}
