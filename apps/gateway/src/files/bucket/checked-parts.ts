import { createHash } from 'node:crypto'
import { BucketError } from './bucket-error'

/** An object on its way. */
export interface ComingObject {
  /** Of the whole object, in bytes. */
  size: number
  etag: string
  /** What whoever stored it said of its bytes, in hex. */
  sha256: string | undefined
  parts: AsyncGenerator<Uint8Array>
  /** For who reads none of its parts. */
  cancel(): Promise<void>
}

/** A name that is the hash of its bytes, as originals of assets have it. */
const HASH_NAME = /(?:^|\/)([0-9a-f]{64})\.[a-z0-9]{2,4}$/

/**
 * The parts of an object, failing at its end where they are not all of it or not those that were stored: by the hash that
 * was stored with it, else by its name, where that is one.
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

/** The parts of a piece of so many bytes, failing where they are fewer or more. */
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
