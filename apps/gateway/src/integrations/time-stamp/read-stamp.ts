import type { Stamp } from './read-token'

/**
 * Returns what a token proves. Rejects with what is wrong. The code that reads certificates is only loaded here: no
 * start needs it.
 */
export async function readStamp(token: Buffer): Promise<Stamp> {
  const { readToken } = await import('./read-token')
  return readToken(token)
}
