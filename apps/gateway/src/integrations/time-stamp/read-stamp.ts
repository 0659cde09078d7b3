import type { Stamp } from './read-token'

/** What a token proves. Rejects with what is wrong. What reads certificates is loaded by then only: no start needs it. */
export async function readStamp(token: Buffer): Promise<Stamp> {
  const { readToken } = await import('./read-token')
  return readToken(token)
}
