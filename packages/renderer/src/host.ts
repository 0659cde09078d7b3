import type { Client } from '@yingzao/contract/client'
import type { TapAction } from '@yingzao/schema/client'
import { createContext, useContext } from 'react'
import type { Capability } from './capability'

/** The place a block runs in. Blocks ask their host and never touch `window`, `fetch` or cookies. */
export interface Host {
  /** Milliseconds since 1970 by the server's clock; a phone's own clock may be a day off. */
  now(): number
  /** Does what a tap on the block with this id should do. Resolves when it is done. */
  run(action: TapAction, blockId: string): Promise<void>
  /** One line, one at a time, 2000 ms. */
  toast(message: string): void
  /** Puts a text on the clipboard. False: the phone does not allow it, and the visitor has to do it by hand. */
  copy(text: string): Promise<boolean>
  /**
   * Opens the browser's own way to share an address; undefined where it has none, as in many web views. Rejects when
   * the visitor changes their mind.
   */
  share?: ((what: { title: string; text: string; url: string }) => Promise<void>) | undefined
  /** Whether the visitor has a token. It does not say whether the server still accepts it. */
  isLoggedIn(): boolean
  /** Sends the visitor to log in; they come back to this page. */
  login(): Promise<void>
  /** Calls the gateway, see `createClient` of the contract. A call that needs a token is cancelled without one. */
  call: Client['call']
  /** The same for blocks that show a refusal in their own place: returns the whole answer, and shows no toast. */
  ask: Client['ask']
  /**
   * Listens to gateway events at a given path, until the returned source is closed. Undefined where there are none, and
   * throws where the browser cannot listen: what they report must then be requested instead.
   */
  events?: ((path: string) => Pick<EventSource, 'onmessage' | 'onerror' | 'readyState' | 'close'>) | undefined
  /** While the server renders a page: the answer it was given to a question, `[id, payload]` as JSON. */
  given?(question: string): object | undefined
  /** Code of the page being shown. */
  pageCode(): string
  /** What the link that led here says: a parameter of the page's own address, empty when there is none of that name. */
  query(name: string): string
  /**
   * Which of many things the page's address names, such as `a` in `/cpmj/details/a`, decoded; empty when it names none.
   */
  slug(): string
  /** What calls for a block's data say about the requesting page (SPEC.md section 7). */
  terminal(): Terminal
  /** The groups that the visitor is in, as far as the page has asked. */
  membership: Membership
  /** What only some places can do, such as `LEADS`; undefined in the others, and a block then says so. */
  capability<Thing>(capability: Capability<Thing>): Thing | undefined
  /**
   * Small things to remember until the tab is closed, such as a bar that was closed. They belong to the page; a key
   * that begins with `/` belongs to the site, for what one page hands on to the next.
   */
  session: { get(key: string): string | undefined; set(key: string, value: string): void }
  /** The same for what must still be known at the next visit, such as `sent`: a lead was left on this page. */
  lasting: Host['session']
  /**
   * Makes the back key undo a step within the page instead of leaving it: `onBack` is called then, and the returned
   * function does what the key does. `isReturn`: only if the history has the step already, as after a reload; else
   * undefined.
   */
  enterStep?(onBack: () => void, isReturn?: boolean): (() => void) | undefined
  /** A block failed; the page lives on. */
  report(failure: { blockId: string; name: string; error: unknown }): void
}

/** `terminal_type`: 1 desktop, 2 mobile web, 3 app, 4 mini program. */
interface Terminal {
  terminal_type: 1 | 2 | 3 | 4
  is_preview: 0 | 1
}

/** Which groups the visitor is in. One for the whole page, whoever reads it. */
export interface Membership {
  isJoined(groupId: string): boolean
  /** Calls the listener on every change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

const HostContext = createContext<Host | undefined>(undefined)

export const HostProvider = HostContext.Provider

/** The host of the page that this block is on. */
export function useHost(): Host {
  // Whoever renders a block provides one: the server, the island, the Studio's canvas.
  return useContext(HostContext) as Host
}
