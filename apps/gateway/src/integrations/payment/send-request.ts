import { whyNotArrived } from '../not-arrived'
import { SupplierError } from '../supplier-error'
import type { SandboxServer } from './sandbox-ledger'

/** How long a request may take, in milliseconds, including the last byte of the answer. */
const TRY_MS = 3_000

/** Sends requests over the network as they are. Rejects with a SupplierError that says whether one can have arrived. */
export function createSend({ name, tryMs = TRY_MS }: { name: string; tryMs?: number }): SandboxServer {
  return async ({ method, url, headers, body }) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        // A server that redirects us would get what is signed there.
        redirect: 'error',
        signal: AbortSignal.timeout(tryMs),
        ...(method === 'POST' ? { body } : {}),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: Object.fromEntries(response.headers), body: bytes }
    } catch (error) {
      const code = whyNotArrived(error)
      if (code !== undefined) throw new SupplierError('busy', `${name} could not be reached (${code}).`)
      throw new SupplierError('no_answer', `${name} gave no answer within ${tryMs} ms.`, { cause: error })
    }
  }
}
