import type { Client } from '@yingzao/contract/client'
import type { Container, TapAction } from '@yingzao/schema/client'
import type { Primitives } from '../primitives'
import type { MembershipStore } from './membership'

/** What the types of action work with. */
export interface ActionTools {
  primitives: Primitives
  ask: Client['ask']
  container: Container
  /** Whether the app is strictly newer than 6.42.99. */
  isNewer(): boolean
  membership: MembershipStore
  toast(message: string): void
  /** False: the text has to be copied by hand. */
  copy(text: string): Promise<boolean>
  openPopup(id: string): void
  isLoggedIn(): boolean
  /** Code of the page that is shown. */
  pageCode(): string
  /** For developers. */
  log(problem: string): void
}

/** One of the 14 types of action (DOMAIN.md 3.3). */
export interface Handler {
  /** Whether it asks for a login whatever the block says. */
  needsLogin?(action: TapAction, tools: ActionTools): boolean
  /** Throws an `ActionFailure` for what the visitor has to read, a `LoginNeeded` when only the gateway knew that. */
  run(action: TapAction, tools: ActionTools): Promise<void>
}

/** The action cannot be done, and `message` tells the visitor why. */
export class ActionFailure extends Error {
  constructor(
    message: string,
    /** Code of the gateway's refusal, for statistics. */
    readonly code = 0,
  ) {
    super(message)
    this.name = 'ActionFailure'
  }
}

/** The gateway wants to know who asks. */
export class LoginNeeded extends Error {
  override name = 'LoginNeeded'
}

export const always = (): boolean => true
