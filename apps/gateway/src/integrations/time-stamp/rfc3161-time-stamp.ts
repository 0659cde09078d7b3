import { SupplierError } from '../supplier-error'
import type { TimeStampPort } from './time-stamp-port'

/** A job asks once a day, so it can wait for a slow authority. In milliseconds. */
const TRY_MS = 15_000
/** In bytes: a token with a chain of certificates has some thousand. */
const LARGEST = 64 * 1024

/** Asks a time-stamp authority by HTTP, as specified in RFC 3161. */
export function createRfc3161(url: string, tryMs = TRY_MS): TimeStampPort {
  return {
    adapter: 'rfc3161',
    async stamp(sha256) {
      // Loaded here, so that reading and writing certificates does not slow down a start.
      const { randomNumber, writeRequest } = await import('./stamp-request')
      const { readResponse } = await import('./read-response')
      const request = { sha256, nonce: randomNumber() }
      const bytes = await ask(url, writeRequest(request), tryMs)
      try {
        return await readResponse(bytes, request)
      } catch (error) {
        throw new SupplierError('refused', 'The time-stamp authority gave no token that can be used.', {
          cause: error,
        })
      }
    },
  }
}

async function ask(url: string, body: Buffer, tryMs: number): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(tryMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok || bytes.length > LARGEST)
      throw new Error(`Status ${response.status}, ${bytes.length} bytes.`)
    return bytes
  } catch (error) {
    throw new SupplierError('no_answer', `The time-stamp authority gave no answer within ${tryMs} ms.`, {
      cause: error,
    })
  }
}
