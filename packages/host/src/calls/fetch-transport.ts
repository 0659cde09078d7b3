import { type Transport, TransportError } from '@yingzao/contract/client'

/** Browsers refuse requests that outlive their page beyond 64 KB in total. */
const OUTLIVES_LIMIT = 32_768

/**
 * Sends requests with `fetch`. A POST to the page's own origin outlives the page, so a tap is counted even when it
 * leads away; on another origin, Chrome 70 cannot do that.
 */
export function fetchTransport(origin: string, fetch: typeof globalThis.fetch): Transport {
  return async ({ method, url, headers, body, timeoutMs }) => {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), timeoutMs)
    const isOurs = new URL(url, origin).origin === origin
    try {
      const reply = await fetch(url, {
        method,
        headers,
        credentials: 'include',
        signal: abort.signal,
        keepalive: isOurs && body !== undefined && body.length < OUTLIVES_LIMIT,
        ...(body === undefined ? {} : { body }),
      })
      return { status: reply.status, text: await reply.text() }
    } catch {
      throw new TransportError(abort.signal.aborted ? 'timeout' : 'network')
    } finally {
      clearTimeout(timer)
    }
  }
}
