import type { Action } from '@yingzao/schema/client'
import { createContext, useContext } from 'react'

/** The place a block runs in. Blocks ask their host and never touch `window`, `fetch` or cookies. */
export interface Host {
  /** Milliseconds since 1970 by the server's clock; a phone's own clock may be a day off. */
  now(): number
  /** Does what a tap on the block with this id should do. Resolves when it is done. */
  run(action: Action, blockId: string): Promise<void>
  /** One line, one at a time, 2000 ms. */
  toast(message: string): void
  /** Puts a text on the clipboard. False: the phone does not allow it, and the visitor has to do it by hand. */
  copy(text: string): Promise<boolean>
  /** Whether the visitor has a token. It says nothing of whether the server still takes it. */
  isLoggedIn(): boolean
  /** Small things to remember until the tab is closed, such as a bar that was closed. */
  session: { get(key: string): string | undefined; set(key: string, value: string): void }
  /** A block failed; the page lives on. */
  report(failure: { blockId: string; name: string; error: unknown }): void
}

/** On the server nobody taps and no clock may enter the stored bytes. */
const SERVER_HOST: Host = {
  now: () => 0,
  run: () => Promise.resolve(),
  toast: () => undefined,
  copy: () => Promise.resolve(false),
  isLoggedIn: () => false,
  session: { get: () => undefined, set: () => undefined },
  report: () => undefined,
}

const HostContext = createContext<Host>(SERVER_HOST)

export const HostProvider = HostContext.Provider

/** The host of the page that this block stands in. */
export function useHost(): Host {
  return useContext(HostContext)
}
