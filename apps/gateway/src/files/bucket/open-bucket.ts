import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { S3mini } from 's3mini'
import type { FileStoreSettings } from '../../config/file-store'
import type { StoredFile } from '../file-store'
import { asBucketError, BucketError, isNoObject } from './bucket-error'
import { type ComingObject, checkedParts } from './checked-parts'
import { type BucketPatience, fetchInTime, PATIENCE, readInTime } from './in-time'
import { createRest } from './rest'

/** A bucket of an object store that speaks S3. Everything but `get` is retried where that may help. */
export interface Bucket {
  host: string
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Stores a file from this machine, of any size. */
  putFile(name: string, path: string): Promise<void>
  /** Size in bytes. Undefined: there is no such object. */
  size(name: string): Promise<number | undefined>
  /** Begins to read one, once. Undefined: there is none. */
  get(name: string, range?: { start: number; end: number }): Promise<ComingObject | undefined>
  /** Reads a small one whole, checked against the hash stored with it. Undefined: there is none. */
  getWhole(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
  list(beginning: string): AsyncGenerator<StoredFile>
  /** Retries something for as long as that may help. Rejects with a BucketError. */
  again<Result>(what: string, work: () => Promise<Result>): Promise<Result>
}

/** A file larger than this is sent part by part, so that after a break it need not be sent again from the beginning. */
const PART_BYTES = 16 * 1024 * 1024

const SHA256 = 'x-amz-meta-sha256'

/** Opens a bucket. Sends nothing before the first call. */
export function openBucket(
  settings: Omit<FileStoreSettings, 'cacheBytes'>,
  patience: BucketPatience = PATIENCE,
): Bucket {
  const host = new URL(settings.url).host
  const { url: endpoint, region, keyId: accessKeyId, secret: secretAccessKey } = settings
  const account = { endpoint, region, accessKeyId, secretAccessKey }
  const whole = new S3mini({ ...account, fetch: fetchInTime(patience, { isWhole: true }) })
  const flowing = new S3mini({ ...account, fetch: fetchInTime(patience, { isWhole: false }) })

  const rest = createRest(host)

  async function again<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    for (let tried = 1; ; tried += 1) {
      rest.check()
      try {
        const result = await work()
        rest.answered()
        return result
      } catch (error) {
        const failed = asBucketError(error, `${what} ${host}`)
        if (!failed) throw error
        if (failed.failure === 'away') rest.failed()
        if (!failed.isPassing || tried >= patience.tries) throw failed
        await patience.pause(tried)
      }
    }
  }

  async function putPart(name: string, upload: string, number: number, bytes: Uint8Array) {
    return again('Part of an object for', () => whole.uploadPart(name, upload, bytes, number))
  }

  const bucket: Bucket = {
    host,
    again,
    put: async (name, bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await again('Storing in', () =>
        whole.putObject(name, bytes, undefined, undefined, { [SHA256]: sha256 }),
      )
    },
    async putFile(name, path) {
      const { bytes, sha256 } = await hashFile(path)
      const said = { [SHA256]: sha256 }
      if (bytes <= PART_BYTES) {
        const content = await readFile(path)
        await again('Storing in', () => whole.putObject(name, content, undefined, undefined, said))
        return
      }
      const upload = await again('Storing in', () =>
        whole.getMultipartUploadId(name, undefined, undefined, said),
      )
      try {
        const parts: Awaited<ReturnType<typeof putPart>>[] = []
        for await (const part of partsOfFile(path))
          parts.push(await putPart(name, upload, parts.length + 1, part))
        await again('Storing in', () => whole.completeMultipartUpload(name, upload, parts))
      } catch (error) {
        // Otherwise its parts are paid for until the bucket itself drops them.
        await whole.abortMultipartUpload(name, upload).catch(() => undefined)
        throw error
      }
    },
    size: (name) =>
      again('Asking', async () => {
        try {
          return await whole.getContentLength(name)
        } catch (error) {
          if (isNoObject(error)) return undefined
          throw error
        }
      }),
    async get(name, range) {
      try {
        const response = range
          ? await flowing.getObjectRaw(name, false, range.start, range.end + 1)
          : await flowing.getObjectRaw(name)
        return coming(response, patience)
      } catch (error) {
        if (isNoObject(error)) return undefined
        throw asBucketError(error, `Reading from ${host}`) ?? error
      }
    },
    getWhole: (name) =>
      again('Reading from', async () => {
        const object = await bucket.get(name)
        if (!object) return undefined
        const parts = []
        for await (const part of checkedParts(name, object)) parts.push(part)
        return Buffer.concat(parts)
      }),
    remove: async (name) => {
      await again('Deleting from', () => whole.deleteObject(name))
    },
    async *list(beginning) {
      let next: string | undefined
      do {
        const page = await again('Listing', () => whole.listObjectsPaged('/', beginning, 1_000, next))
        if (!page) throw new BucketError('refused', `Listing ${host}: no such bucket.`, 'NoSuchBucket')
        for (const { Key, Size, LastModified } of page.objects ?? [])
          yield { name: Key, bytes: Number(Size), at: new Date(LastModified).getTime() }
        next = page.nextContinuationToken
      } while (next !== undefined)
    },
  }
  return bucket
}

function coming(response: Response, patience: BucketPatience): ComingObject {
  const { headers, body } = response
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length')
  if (!body || total === null) throw new BucketError('away', 'An object came without a body or a length.')
  return {
    size: Number(total),
    etag: headers.get('etag') ?? '',
    sha256: headers.get(SHA256) || undefined,
    parts: readInTime(body, patience),
    cancel: () => body.cancel(),
  }
}

async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of partsOfFile(path)) {
    hash.update(part)
    bytes += part.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function* partsOfFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    for (;;) {
      const part = Buffer.allocUnsafe(PART_BYTES)
      let filled = 0
      while (filled < PART_BYTES) {
        const { bytesRead } = await file.read(part, filled, PART_BYTES - filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      if (filled > 0) yield part.subarray(0, filled)
      if (filled < PART_BYTES) return
    }
  } finally {
    await file.close()
  }
}
