import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from '../file-store'
import type { KeptFiles, LentFile } from '../kept-files'
import { BucketError } from './bucket-error'
import { checkedParts } from './checked-parts'
import type { FileCache } from './file-cache'
import { inWords } from './in-words'
import type { Bucket } from './open-bucket'
import { createPieces } from './pieces'

/** In bytes. */
interface Sizes {
  /** A file above this is fetched in pieces, as they are read. */
  whole: number
  /** Players request less than this at a time, or everything and then stop reading. */
  piece: number
}

const MIB = 1024 * 1024
const SIZES: Sizes = { whole: 64 * MIB, piece: 8 * MIB }

/**
 * Files in a bucket. What is read is first copied to this disk, whole and checked by its hash, and sent from there like
 * any file; a large one in pieces. Rejects with FilesAway where the bucket is needed and unavailable.
 */
export function bucketFiles(
  bucket: Bucket,
  cache: FileCache,
  files: KeptFiles,
  sizes: Sizes = SIZES,
): FileStore {
  const pieces = createPieces(bucket, cache, sizes.piece)

  /** The path of a copy, or the size of a file that is too large for one. Undefined: there is no such file. */
  async function copyOf(name: string): Promise<string | number | undefined> {
    const size = pieces.sizeOf(name)
    if (size !== undefined) return size
    const path = await cache.fetch(name, (write) =>
      bucket.again('Reading from', async () => {
        const object = await bucket.get(name)
        if (!object) return undefined
        if (object.size <= sizes.whole) return write(checkedParts(name, object))
        await object.cancel()
        pieces.know(name, object)
        return undefined
      }),
    )
    return path ?? pieces.sizeOf(name)
  }

  async function copyWhileAway(name: string): Promise<string | number | undefined> {
    try {
      return await copyOf(name)
    } catch (error) {
      if (!(error instanceof BucketError)) throw error
      const size = await pieces.sizeOfCopies(name)
      if (size === undefined) throw error
      return size
    }
  }

  async function open(name: string): Promise<LentFile | undefined> {
    for (let tried = 1; ; tried += 1) {
      const copy = await copyWhileAway(name)
      if (typeof copy === 'number') return inWordsFile(pieces.open(name, copy))
      const file = copy === undefined ? undefined : await files.open(copy)
      if (file || copy === undefined || tried > 1) return file
      // It was deleted since it was found, perhaps by another process that shares the folder.
      await cache.forget(name)
    }
  }

  async function* partsOf(name: string): AsyncGenerator<Uint8Array> {
    const file = await inWords(open(name))
    if (!file) throw Object.assign(new Error(`There is no file ${name}.`), { code: 'ENOENT' })
    try {
      const read = await file.read({ start: 0, end: file.size - 1 })
      if (read instanceof Uint8Array) yield read
      else yield* read
    } finally {
      file.release()
    }
  }

  async function store(name: string, bytes: Uint8Array): Promise<void> {
    await bucket.put(name, bytes)
    await cache.keep(name, bytes)
  }

  async function putOnce(name: string, bytes: Uint8Array): Promise<void> {
    if ((await bucket.size(name)) !== bytes.byteLength) await store(name, bytes)
  }

  async function takeFolder(name: string, folder: string): Promise<void> {
    for (const file of await readdir(folder)) await bucket.putFile(`${name}/${file}`, join(folder, file))
    await rm(folder, { recursive: true, force: true })
  }

  async function remove(name: string): Promise<void> {
    await bucket.remove(name)
    await cache.forget(name)
  }

  return {
    bucket: {
      host: bucket.host,
      get: (name) => inWords(bucket.getWhole(name)),
      put: (name, bytes) => inWords(bucket.put(name, bytes)),
    },
    put: (name, bytes) => inWords(putOnce(name, bytes)),
    replace: (name, bytes) => inWords(store(name, bytes)),
    takeFolder: (name, folder) => inWords(takeFolder(name, folder)),
    ask: (name) => inWords(bucket.size(name)),
    async size(name) {
      const path = await cache.find(name)
      const file = path === undefined ? undefined : await files.open(path)
      file?.release()
      return file?.size ?? pieces.sizeOf(name) ?? inWords(bucket.size(name))
    },
    read: (name) => Readable.from(partsOf(name), { objectMode: false }),
    open: (name) => inWords(open(name)),
    remove: (name) => inWords(remove(name)),
    async *list(beginning) {
      const found = bucket.list(beginning)
      for (;;) {
        const next = await inWords(found.next())
        if (next.done) return
        yield next.value
      }
    },
  }
}

function inWordsFile(file: LentFile): LentFile {
  return { ...file, read: (part) => inWords(file.read(part)) }
}
