import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** Fast rather than small: a segment that is mostly empty shrinks to nothing anyway. */
export const GZIP = { level: 1, chunkSize: 256 * 1024 } as const

/** In a separate thread. */
export const compress: (bytes: Uint8Array) => Promise<Buffer> = (bytes) => promisify(gzip)(bytes, GZIP)

/** In a separate thread. Throws for bytes that `compress` did not make, and for more than `most` bytes. */
export function uncompress(bytes: Uint8Array, most: number): Promise<Buffer> {
  return promisify(gunzip)(bytes, { maxOutputLength: most })
}
