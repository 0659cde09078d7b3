import { createHash } from 'node:crypto'
import { BucketError } from './bucket-error'

/** An object being received. */
export interface ComingObject {
  /** Of the whole object, in bytes. */
  size: number
  etag: string
  /** The hash of its bytes according to whoever stored it, in hex. */
  sha256: string | undefined
  parts: AsyncGenerator<Uint8Array>
  /** For callers that read none of its parts. */
  cancel(): Promise<void>
}

/** A name that is the hash of its bytes, as originals of assets have it. */
const HASH_NAME = /(?:^|\/)([0-9a-f]{64})\.[a-z0-9]{2,4}$/

/**
 * Yields the parts of an object, failing at its end if they are incomplete or not those that were stored: checked by
 * the hash stored with it, else by its name, where that is one.
 */
export async function* checkedParts(
  name: string,
  { size, sha256, parts }: Pick<ComingObject, 'size' | 'sha256' | 'parts'>,
): AsyncGenerator<Uint8Array> {
  const expected = sha256 ?? HASH_NAME.exec(name)?.[1]
  const hash = createHash('sha256')
  let came = 0
  for await (const part of parts) {
    came += part.byteLength
    hash.update(part)
    yield part
  }
  if (came !== size) throw new BucketError('away', `${name} broke off after ${came} of ${size} bytes.`)
  if (expected !== undefined && hash.digest('hex') !== expected)
    throw new BucketError('damaged', `${name} has other bytes than were stored.`)
}

/** Yields the parts of a piece of the given size, failing if they are fewer or more bytes. */
export async function* countedParts(
  name: string,
  wanted: number,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let came = 0
  for await (const part of parts) {
    came += part.byteLength
    if (came > wanted) break
    yield part
  }
  if (came !== wanted)
    throw new BucketError('away', `A piece of ${name} had ${came} bytes where ${wanted} were asked for.`)
}
