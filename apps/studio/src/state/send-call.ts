import { studioOperations } from '@yingzao/contract/studio'
import type { CallId } from './calls'
import { StudioProblem } from './studio-problem'
import { wording } from './wording'

/** No other site can make a browser send it, which is how the gateway recognises our own writes. */
export const STUDIO_HEADER = { 'x-yingzao-studio': '1' }

/** Milliseconds after which a call counts as lost. */
const TIMEOUT_MS = 30_000

/** `signal` cancels the call, which then rejects with the browser's `AbortError`. */
export interface SendOptions {
  signal?: AbortSignal | undefined
  /** The call goes out even when the window is closed right after it. */
  outlivesWindow?: boolean
}

/**
 * Sends a call and resolves with the result of `read` on its reply, which has to finish within the same half minute.
 * The login is in a cookie that no script sees.
 */
export async function sendCall<Result>(
  id: CallId,
  payload: object,
  read: (reply: Response) => Promise<Result> | Result,
  { signal, outlivesWindow = false }: SendOptions = {},
): Promise<Result> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS)
  // By hand: AbortSignal.any is newer than the browsers of some offices.
  const takeBack = () => patience.abort(signal?.reason)
  if (signal?.aborted) takeBack()
  signal?.addEventListener('abort', takeBack)
  try {
    return await read(
      await fetch(...requestOf(id, payload, { signal: patience.signal, keepalive: outlivesWindow })),
    )
  } catch (error) {
    if (signal?.aborted || error instanceof StudioProblem) throw error
    throw patience.signal.aborted
      ? new StudioProblem('timeout', wording.timeout)
      : new StudioProblem('network', wording.network)
  } finally {
    clearTimeout(timer)
  }
}

function requestOf(
  id: CallId,
  payload: object,
  sending: Pick<RequestInit, 'signal' | 'keepalive'>,
): Parameters<typeof fetch> {
  const { method, path } = studioOperations[id]
  const request = { method, ...sending, cache: 'no-store', redirect: 'error' } as const
  if (method === 'GET') return [path + queryOf(payload), { ...request, headers: STUDIO_HEADER }]
  const headers = { ...STUDIO_HEADER, 'content-type': 'application/json' }
  return [path, { ...request, headers, body: JSON.stringify(payload) }]
}

/** The query string of a call that carries its payload there. */
export function queryOf(payload: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
