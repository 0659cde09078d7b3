import type { TimeStampPort } from './time-stamp-port'

/**
 * Stands in outside production: it uses the same format, and signs with a key of this deployment, which proves nothing.
 */
export function createSandboxTimeStamp(dataDir: string): TimeStampPort {
  return {
    adapter: 'sandbox',
    async stamp(sha256) {
      // Loaded here, so that reading and writing certificates does not slow down a start.
      const { answerRequest, openAuthority } = await import('./sandbox-authority')
      const { randomNumber, writeRequest } = await import('./stamp-request')
      const { readResponse } = await import('./read-response')
      const request = { sha256, nonce: randomNumber() }
      return readResponse(await answerRequest(await openAuthority(dataDir), writeRequest(request)), request)
    },
  }
}
