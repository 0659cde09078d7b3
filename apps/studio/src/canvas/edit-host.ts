import { operationRoutes } from '@yingzao/contract/client'
import { createBrowserClient } from '@yingzao/host'
import { createCapabilities, type Host } from '@yingzao/renderer'

/**
 * The host of a page that is being edited: numbers and lists are the real ones, and a tap does nothing.
 * `gatewayOrigin`: the origin that answers visitors' calls; empty for the Studio's own.
 */
export function createEditHost(code: string, gatewayOrigin: string): Host {
  const client = createBrowserClient({
    gatewayOrigin,
    routeOf: (id) => operationRoutes[id],
    toast: () => undefined,
    onTokenLost: () => undefined,
  })
  const kept = new Map<string, string>()
  const session = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  }
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
    query: () => '',
    slug: () => '',
    terminal: () => ({ terminal_type: 2, is_preview: 1 }),
    membership: { isJoined: () => false, subscribe: () => () => undefined },
    capability: createCapabilities(),
    session,
    lasting: session,
    report: () => undefined,
  }
}
