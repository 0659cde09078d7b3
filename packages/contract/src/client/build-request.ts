import type { Auth, Method } from '../operation'
import type { TransportRequest } from './transport'

/** Milliseconds after which a call counts as lost. */
const TIMEOUT_MS = 30_000

/** What the client knows about a call at run time; the rest is types. */
export interface OperationRoute {
  method: Method
  path: string
  auth: Auth
  /** A POST whose payload is its query, and which has no body. */
  inQuery?: true
}

/** Turns a call into HTTP: the payload as query or JSON, with the token where the call may carry one. */
export function buildRequest(
  route: OperationRoute,
  { baseUrl, token, payload }: { baseUrl: string; token: string | undefined; payload: object },
): TransportRequest {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token && route.auth !== 'A') headers.authorization = `Bearer ${token}`

  const url = baseUrl + route.path
  const sending = { headers, credentials: true, timeoutMs: TIMEOUT_MS } as const
  const { method, inQuery } = route
  if (method === 'GET' || inQuery) return { ...sending, method, url: url + queryOf(payload) }

  headers['content-type'] = 'application/json'
  return { ...sending, method, url, body: JSON.stringify(payload) }
}

// By hand: this package compiles without DOM types, so there is no URLSearchParams.
function queryOf(payload: object): string {
  const pairs = Object.entries(payload)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(String(value)))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Half of an emoji, cut off by a length limit, would make `encodeURIComponent` throw. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
