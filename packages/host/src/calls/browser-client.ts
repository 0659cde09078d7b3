import { type Client, type ClientOptions, createClient, type Transport } from '@yingzao/contract/client'
import { fetchTransport } from './fetch-transport'
import { clearToken, readToken } from './token-cookie'

interface BrowserClientOptions extends Pick<ClientOptions, 'routeOf'> {
  /** Origin of the gateway when it is not the one that served the page; otherwise empty. */
  gatewayOrigin: string
  /** Sends calls with a file, if the page has any. */
  sendFile?: Transport
  toast(message: string): void
  /** The gateway no longer accepts the token, which is gone now: what the page shows may depend on it. */
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
