import { randomBytes } from 'node:crypto'
import { readResponse } from './read-response'
import { answerRequest, openAuthority } from './sandbox-authority'
import { writeRequest } from './stamp-request'
import type { TimeStampPort } from './time-stamp-port'

/** Stands in outside production: it speaks the same bytes, and signs with a key of this deployment, which proves nothing. */
export function createSandboxTimeStamp(dataDir: string): TimeStampPort {
  return {
    adapter: 'sandbox',
    async stamp(sha256) {
      const request = { sha256, nonce: randomBytes(16) }
      return readResponse(answerRequest(openAuthority(dataDir), writeRequest(request)), request)
    },
  }
}
