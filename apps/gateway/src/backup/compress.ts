import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** Quick rather than small: a segment that is mostly empty shrinks to nothing anyhow. */
export const GZIP = { level: 1, chunkSize: 256 * 1024 } as const

/** In a thread of its own. */
export const compress: (bytes: Uint8Array) => Promise<Buffer> = (bytes) => promisify(gzip)(bytes, GZIP)

/** In a thread of its own. Throws for what `compress` did not make, and for more than `most` bytes. */
export function uncompress(bytes: Uint8Array, most: number): Promise<Buffer> {
  return promisify(gunzip)(bytes, { maxOutputLength: most })
}
