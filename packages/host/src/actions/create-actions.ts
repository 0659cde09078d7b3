import { CallError, errors } from '@yingzao/contract/client'
import { ACTION_TYPES, type TapAction } from '@yingzao/schema/client'
import type { Tracking } from '../tracking/tracking'
import type { AfterLogin } from './after-login'
import { ActionFailure, type ActionTools, LoginNeeded } from './handler'
import { handlers } from './handlers'

/** However often something is tapped, it is done at most once a second (SPEC.md section 5 requires it for payments). */
const REST_MS = 1000

export interface ActionOptions extends ActionTools {
  tracking: Tracking
  afterLogin: AfterLogin
  /** True while a block with this id is on the page and may be tapped. */
  takesTaps(id: string): boolean
  /** Milliseconds; never goes back. */
  now(): number
}

export interface Actions {
  /** Does what a tap should do (DOMAIN.md 3.1). Resolves when it is done, and never rejects. */
  run(action: TapAction, blockId: string): Promise<void>
  /** For a page that has just loaded: continues the tap that a login interrupted, if this is the page it was on. */
  resume(): Promise<void>
}

/** Creates the one thing that handles taps, whatever is tapped and wherever the page is open. */
export function createActions(options: ActionOptions): Actions {
  const { primitives, toast, isLoggedIn, tracking, afterLogin, takesTaps, log } = options
  const once = createOnce(options.now)

  async function perform(action: TapAction, blockId: string): Promise<void> {
    try {
      const handler = handlers[action.type]
      const mayRun = isLoggedIn() || !(action.isNeedLogin || handler.needsLogin?.(action, options))
      if (!mayRun) throw new LoginNeeded()
      await handler.run(action, options)
      tracking.event('action_ok', blockId, { label: action.actionName })
    } catch (error) {
      if (isLoginNeeded(error)) return login(action, blockId)
      tracking.event('action_fail', blockId, { code: codeOf(error), label: action.actionName })
      toast(wordsFor(error))
    }
  }

  async function login(action: TapAction, blockId: string): Promise<void> {
    afterLogin.remember({ action, blockId })
    try {
      await primitives.login()
    } catch (error) {
      toast(wordsFor(error))
    }
  }

  function wordsFor(error: unknown): string {
    if (error instanceof ActionFailure || error instanceof CallError) return error.message
    log(`An action broke: ${error}`)
    return errors.operationFailed.msg
  }

  return {
    run: (action, blockId) =>
      once(action, blockId, () => {
        tracking.tap(action)
        return perform(action, blockId)
      }),
    async resume() {
      const intended = isLoggedIn() ? afterLogin.take() : undefined
      if (!intended || !takesTaps(intended.blockId)) return
      const { action, blockId } = intended
      await once(action, blockId, () => perform(action, blockId))
    },
  }
}

/** Lets one tap through while it runs and for the rest of its second. */
function createOnce(now: () => number) {
  const running = new Set<string>()
  const begun = new Map<string, number>()
  return async (action: TapAction, blockId: string, run: () => Promise<void>): Promise<void> => {
    const key = `${blockId} ${JSON.stringify(action)}`
    // A popup may be opened again as soon as it is closed.
    const rest = action.type === ACTION_TYPES.popup ? 0 : REST_MS
    if (running.has(key) || now() - (begun.get(key) ?? -REST_MS) < rest) return
    running.add(key)
    begun.set(key, now())
    try {
      await run()
    } finally {
      running.delete(key)
    }
  }
}

/** The token may also have been lost between the check and the call. */
function isLoginNeeded(error: unknown): boolean {
  return error instanceof LoginNeeded || (error instanceof CallError && error.canceled)
}

function codeOf(error: unknown): number {
  if (error instanceof ActionFailure) return error.code
  return error instanceof CallError ? (error.reply.code ?? 0) : 0
}
