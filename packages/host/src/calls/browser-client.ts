import { type Client, type ClientOptions, createClient } from '@yingzao/contract/client'
import { fetchTransport } from './fetch-transport'
import { clearToken, readToken } from './token-cookie'

interface BrowserClientOptions extends Pick<ClientOptions, 'routeOf'> {
  /** Origin of another gateway than the one that served the page; empty for that one. */
  gatewayOrigin: string
  toast(message: string): void
  /** The gateway no longer takes the token, which is gone now: what the page shows may depend on it. */
  onTokenLost(): void
}

/** The typed client of this page: the browser's `fetch`, the token of its cookie. */
export function createBrowserClient({
  gatewayOrigin,
  routeOf,
  toast,
  onTokenLost,
}: BrowserClientOptions): Client {
  return createClient({
    baseUrl: gatewayOrigin,
    routeOf,
    send: fetchTransport(location.origin, (url, init) => fetch(url, init)),
    token: () => readToken(document),
    clearToken() {
      clearToken(document, location.hostname)
      onTokenLost()
    },
    toast,
  })
}
