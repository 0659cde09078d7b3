import { PKIStatus, TimeStampResp } from 'pkijs'
import { readToken } from './read-token'
import type { StampRequest } from './stamp-request'
import { partsOf, wholeValue } from './whole-value'

/**
 * Returns the token in an answer of a time-stamp authority. Rejects with what is wrong: it refused, or answered another
 * request.
 */
export async function readResponse(bytes: Buffer, { sha256, nonce }: StampRequest): Promise<Buffer> {
  const value = wholeValue(bytes)
  const { status, timeStampToken } = new TimeStampResp({ schema: value })
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods
  if (!isGranted || !timeStampToken) throw new Error('The authority refused.')
  // Its bytes as received: encoding it again could change them.
  const token = Buffer.from(partsOf(value)[1]?.valueBeforeDecodeView ?? [])
  const stamp = await readToken(token)
  if (!stamp.sha256.equals(sha256)) throw new Error('Another hash was stamped.')
  if (stamp.nonce !== nonce) throw new Error('This is the answer to another request.')
  return token
}
