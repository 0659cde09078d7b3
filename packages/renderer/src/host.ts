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
  /** A block failed; the page lives on. */
  report(failure: { blockId: string; name: string; error: unknown }): void
}

/** On the server nobody taps and no clock may enter the stored bytes. */
const SERVER_HOST: Host = {
  now: () => 0,
  run: () => Promise.resolve(),
  toast: () => undefined,
  report: () => undefined,
}

const HostContext = createContext<Host>(SERVER_HOST)

export const HostProvider = HostContext.Provider

/** The host of the page that this block stands in. */
export function useHost(): Host {
  return useContext(HostContext)
}
