import { type Client, type ClientOptions, createClient, type Transport } from '@yingzao/contract/client'
import { fetchTransport } from './fetch-transport'
import { clearToken, readToken } from './token-cookie'

interface BrowserClientOptions extends Pick<ClientOptions, 'routeOf'> {
  /** Origin of another gateway than the one that served the page; empty for that one. */
  gatewayOrigin: string
  /** Sends what brings a file, where the page has any that does. */
  sendFile?: Transport
  toast(message: string): void
  /** The gateway no longer takes the token, which is gone now: what the page shows may depend on it. */
  onTokenLost(): void
}

/** The typed client of this page: the browser's `fetch`, the token of its cookie. */
export function createBrowserClient({
  gatewayOrigin,
  routeOf,
  sendFile,
  toast,
  onTokenLost,
}: BrowserClientOptions): Client {
  const sendCall = fetchTransport(location.origin, (url, init) => fetch(url, init))
  return createClient({
    baseUrl: gatewayOrigin,
    routeOf,
    send: (request) => (request.file && sendFile ? sendFile : sendCall)(request),
    token: () => readToken(document),
    clearToken() {
      clearToken(document, location.hostname)
      onTokenLost()
    },
    toast,
  })
}
