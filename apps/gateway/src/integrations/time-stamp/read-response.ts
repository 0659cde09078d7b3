import { partsOf, readDer } from './der'
import { readToken } from './read-token'
import type { StampRequest } from './stamp-request'

/** The token in an answer of a time-stamp authority. Throws with what is wrong: it refused, or it is none to this request. */
export function readResponse(bytes: Buffer, { sha256, nonce }: StampRequest): Buffer {
  const [status, token] = partsOf(readDer(bytes))
  const granted = status && partsOf(status)[0]?.content
  // 0 granted, 1 granted with changes.
  if (granted?.length !== 1 || (granted[0] ?? 9) > 1 || !token) throw new Error('The authority refused.')
  const stamp = readToken(token.whole)
  if (!stamp.sha256.equals(sha256)) throw new Error('Another hash was stamped.')
  if (!stamp.nonce || !trimmed(stamp.nonce).equals(trimmed(nonce)))
    throw new Error('This is the answer to another request.')
  return Buffer.from(token.whole)
}

/** Numbers are written without leading zeros, and with one where they would look negative. */
function trimmed(number: Buffer): Buffer {
  let from = 0
  while (from < number.length - 1 && number[from] === 0) from += 1
  return number.subarray(from)
}
