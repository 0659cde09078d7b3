import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ByteRange } from '../../http/byte-range'
import type { LentFile } from '../kept-files'
import { BucketError } from './bucket-error'
import { type ComingObject, countedParts } from './checked-parts'
import type { FileCache } from './file-cache'
import type { Bucket } from './open-bucket'

/** How many large files are known by their size; the others are queried again. */
const MOST_KNOWN = 1_000

type Facts = Pick<ComingObject, 'size' | 'etag'>

/** Large files in a bucket; only the pieces that are read are copied to this disk, as nobody waits for a whole film. */
export function createPieces(bucket: Bucket, cache: FileCache, pieceBytes: number) {
  const known = new Map<string, Facts>()

  function know(name: string, { size, etag }: Facts): void {
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
    known.set(name, { size, etag })
  }

  /** The path of a copy of a piece. */
  async function pieceOf(name: string, size: number, index: number): Promise<string> {
    const start = index * pieceBytes
    const end = Math.min(size, start + pieceBytes) - 1
    const path = await cache.fetch(pieceName(name, size, index), (write) =>
      bucket.again('Reading from', async () => {
        const object = await bucket.get(name, { start, end })
        if (!object) return undefined
        const before = known.get(name)?.etag ?? ''
        if (object.size !== size || (before !== '' && object.etag !== before)) {
          await object.cancel()
          throw new BucketError('damaged', `${name} is not the file any more that it was.`)
        }
        return write(countedParts(name, end - start + 1, object.parts))
      }),
    )
    if (path === undefined) throw new BucketError('refused', `${name} is gone.`, 'NoSuchKey')
    return path
  }

  async function* partsOf(name: string, size: number, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
    for (let at = start; at <= end; ) {
      const index = Math.floor(at / pieceBytes)
      const from = index * pieceBytes
      const last = Math.min(end, from + pieceBytes - 1)
      const path = await pieceOf(name, size, index)
      yield* createReadStream(path, { start: at - from, end: last - from, highWaterMark: 1024 * 1024 })
      at = last + 1
    }
  }

  return {
    know,
    /** Undefined: it is not known to be large. */
    sizeOf: (name: string): number | undefined => known.get(name)?.size,
    /** The size of a file of which there are copies of pieces, for when the bucket is unreachable. */
    async sizeOfCopies(name: string): Promise<number | undefined> {
      const [one] = await cache.names(`${name}@`)
      const size = one && /@(\d+)-\d+$/.exec(one)?.[1]
      return size === undefined ? undefined : Number(size)
    },
    open: (name: string, size: number): LentFile => ({
      size,
      async read(part) {
        // So that a failure is reported before anything is sent.
        await pieceOf(name, size, Math.floor(part.start / pieceBytes))
        return Readable.from(partsOf(name, size, part), { objectMode: false })
      },
      release: () => undefined,
    }),
  }
}

function pieceName(name: string, size: number, index: number): string {
  return `${name}@${size}-${index}`
}
