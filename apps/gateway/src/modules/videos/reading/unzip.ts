import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { VideoRefusal } from './video-refusal'

const MOST_ENTRIES = 20_000

/** The contents of a .zip, by file name. Must be closed. */
export interface OpenZip {
  entries: ReadonlyMap<string, Entry>
  /** Extracts one file. Throws VideoRefusal where it is larger than what `budget` has left. */
  extract(entry: Entry, path: string, budget: ByteBudget): Promise<void>
  close(): void
}

/** How many bytes may still be written. The sizes that a .zip declares are not trusted. */
export class ByteBudget {
  constructor(private left: number) {}

  take(bytes: number): void {
    this.left -= bytes
    if (this.left < 0) throw new VideoRefusal('压缩包解开后超过 4 GB，请缩小视频后重新上传。')
  }
}

/**
 * Lists a .zip. Throws VideoRefusal for one that is damaged, encrypted, has too many files, or names that lead out of
 * it.
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await opened(path)
  try {
    return {
      entries: await listed(zip),
      extract: (entry, to, budget) => extract(zip, entry, to, budget),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // With `decodeStrings` yauzl also refuses names that lead out of the folder, which members see as a damaged file.
    yauzl.open(path, { lazyEntries: true, autoClose: false, decodeStrings: true }, (error, zip) => {
      if (error) reject(damaged(error))
      else resolve(zip)
    })
  })
}

function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > MOST_ENTRIES) {
    throw new VideoRefusal(`压缩包里的文件超过 ${MOST_ENTRIES} 个，请加长每个分片后重新导出。`)
  }
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(damaged(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      if (entry.isEncrypted()) reject(new VideoRefusal('压缩包有密码，请去掉密码后重新上传。'))
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function extract(zip: ZipFile, entry: Entry, path: string, budget: ByteBudget): Promise<void> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, found) => (error ? reject(damaged(error)) : resolve(found)))
  })
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      try {
        budget.take(part.byteLength)
        done(null, part)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  try {
    await pipeline(stream, counted, createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    throw damaged(error)
  }
}

/** A disk that is full is no fault of the file. */
function damaged(error: unknown): unknown {
  if (error instanceof VideoRefusal || /^E[A-Z]+$/.test(String((error as NodeJS.ErrnoException).code))) {
    return error
  }
  return new VideoRefusal('压缩包已损坏，或里面有不允许的文件名，请重新打包后上传。')
}
