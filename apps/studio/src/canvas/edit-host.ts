import { createBrowserClient } from '@yingzao/host'
import type { Host } from '@yingzao/renderer'

/**
 * The host of a page that is being edited: numbers and lists are the real ones, and a tap does nothing. `gatewayOrigin`:
 * where visitors' calls are answered; empty on the Studio's own origin.
 */
export function createEditHost(code: string, gatewayOrigin: string): Host {
  const client = createBrowserClient({
    gatewayOrigin,
    toast: () => undefined,
    onTokenLost: () => undefined,
  })
  const kept = new Map<string, string>()
  return {
    now: () => Date.now(),
    run: () => Promise.resolve(),
    toast: () => undefined,
    copy: () => Promise.resolve(false),
    isLoggedIn: () => false,
    login: () => Promise.resolve(),
    call: client.call,
    ask: client.ask,
    pageCode: () => code,
    membership: { isJoined: () => false, subscribe: () => () => undefined },
    session: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) },
    report: () => undefined,
  }
}
