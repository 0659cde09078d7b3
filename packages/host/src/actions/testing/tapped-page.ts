import type { Client } from '@yingzao/contract/client'
import type { Container, TapAction } from '@yingzao/schema/client'
import { isNewer } from '../../environment/client-version'
import type { Primitives } from '../../primitives'
import { createTracking } from '../../tracking/tracking'
import { createAfterLogin } from '../after-login'
import { createActions } from '../create-actions'
import { createMembership } from '../membership'

/** What the gateway replies to a call: fields of a reply of status 200, or the error the call rejects with. */
export type GatewayAnswer = { code?: number; msg?: string; response?: object } | Error

interface PageOptions {
  container?: Container
  clientVersion?: string
  isLoggedIn?: boolean
  isPreview?: boolean
  answers?: Record<string, GatewayAnswer>
  /** Primitives that do more than record that they were called. */
  primitives?: Partial<Primitives>
  canCopy?: boolean
  /** Ids of the page's blocks that can be tapped. */
  blocks?: string[]
  /** What the tab remembers; two pages of one tab share it. */
  storage?: Map<string, string>
}

/** A page whose every effect is observed. What the test changes in `state` applies from the next tap on. */
export function tappedPage(options: PageOptions = {}) {
  const { container = 'mb', clientVersion = '', answers = {}, blocks = ['b1'], canCopy = true } = options
  const state = {
    isLoggedIn: options.isLoggedIn ?? true,
    isPreview: options.isPreview ?? false,
    address: '/h5-page/h5/spring?cps_id=1',
    now: 1_000_000,
  }
  const seen = {
    /** Primitives and popups, in order, with their arguments. */
    did: [] as unknown[][],
    asked: [] as unknown[][],
    toasts: [] as string[],
    hmt: [] as unknown[][],
    log: [] as string[],
  }
  const ask = (async (id: string, payload: object) => {
    seen.asked.push([id, payload])
    const answer = answers[id] ?? new Error(`The test has prepared no answer to ${id}.`)
    if (answer instanceof Error) throw answer
    return { code: 1, msg: 'success', response: undefined, ...answer }
  }) as Client['ask']
  const isLoggedIn = () => state.isLoggedIn
  const membership = createMembership({ ask, isLoggedIn })
  const actions = createActions({
    primitives: { ...recording(seen.did), ...options.primitives },
    ask,
    container,
    isNewer: () => isNewer(clientVersion, (problem) => seen.log.push(problem)),
    membership,
    toast: (message) => seen.toasts.push(message),
    copy: async (text) => {
      seen.did.push(['copy', text])
      return canCopy
    },
    openPopup: (id) => seen.did.push(['openPopup', id]),
    isLoggedIn,
    pageCode: () => 'spring',
    log: (problem) => seen.log.push(problem),
    tracking: createTracking({
      ask,
      isLoggedIn,
      isPreview: () => state.isPreview,
      hmt: () => seen.hmt,
      pageCode: () => 'spring',
      uid: () => '10086',
      blockName: () => 'button',
    }),
    afterLogin: createAfterLogin({
      storage: () => storageOf(options.storage ?? new Map()),
      address: () => state.address,
      now: () => state.now,
    }),
    takesTaps: (id) => blocks.includes(id),
    now: () => state.now,
  })
  return { seen, state, membership, ...actions, tap: (action: TapAction) => actions.run(action, 'b1') }
}

const NAMES: ReadonlyArray<keyof Primitives> = [
  'login',
  'appPage',
  'jump',
  'openUrl',
  'openMp',
  'showQr',
  'order',
  'appSheet',
  'back',
]

function recording(did: unknown[][]): Primitives {
  const entries = NAMES.map((name) => [name, async (...given: unknown[]) => void did.push([name, ...given])])
  return Object.fromEntries(entries)
}

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
