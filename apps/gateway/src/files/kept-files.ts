import { createReadStream, read } from 'node:fs'
import { type FileHandle, open as openFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../http/byte-range'

/** A part of up to this size is read at once, as each disk access costs more than its bytes. */
const READ_AT_ONCE = 1024 * 1024

/** A file opened for a caller. */
export interface LentFile {
  /** In bytes. */
  readonly size: number
  /** The bytes of a part. A stream keeps the file open by itself, until it ends or is destroyed. */
  read(part: ByteRange): Promise<Buffer | Readable>
  /** To be called once, when nothing more is read. */
  release(): void
}

/** Files whose content never changes, kept open a moment longer than they are used: players request part after part. */
export interface KeptFiles {
  /** The file with this path. Undefined: there is none. */
  open(path: string): Promise<LentFile | undefined>
  /** Closes what nobody uses, and everything else once it is released. */
  close(): Promise<void>
}

interface Settings {
  /** How many are kept; beyond that, the one opened first goes. */
  most?: number
  /** For how many milliseconds after being opened, so that a deleted one is not found for longer. */
  keptMs?: number
  open?: (path: string) => Promise<FileHandle>
}

/** Begins with none. */
export function keptFiles({ most = 64, keptMs = 5_000, open = openFile }: Settings = {}): KeptFiles {
  const kept = new Map<string, KeptFile>()
  let isOver = false

  function keep(path: string): KeptFile {
    const file = new KeptFile(openWithSize(open, path))
    kept.set(path, file)
    const [first] = kept.keys()
    if (kept.size > most && first !== undefined) void forget(first)
    setTimeout(() => {
      if (kept.get(path) === file) void forget(path)
    }, keptMs).unref()
    return file
  }

  async function forget(path: string): Promise<void> {
    const file = kept.get(path)
    kept.delete(path)
    await file?.closeWhenUnused()
  }

  return {
    async open(path) {
      const file = kept.get(path) ?? keep(path)
      const lent = file.lend()
      // A caller that arrives while the gateway closes is still served, and nothing stays open.
      if (isOver) void forget(path)
      try {
        return await lent
      } catch (error) {
        if (kept.get(path) === file) void forget(path)
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async close() {
      isOver = true
      await Promise.all([...kept.keys()].map(forget))
    },
  }
}

interface Opened {
  handle: FileHandle
  size: number
}

/**
 * Counts its users: if it were closed before the last of them, its descriptor would be another file's, whose bytes they
 * would get.
 */
class KeptFile {
  readonly #opened: Promise<Opened>
  #users = 0
  #isKept = true

  constructor(opened: Promise<Opened>) {
    this.#opened = opened
  }

  async lend(): Promise<LentFile> {
    this.#users += 1
    const { handle, size } = await this.#opened
    return {
      size,
      read: (part) =>
        part.end - part.start < READ_AT_ONCE ? readPart(handle, part) : this.#stream(handle, part),
      release: () => this.#release(),
    }
  }

  async closeWhenUnused(): Promise<void> {
    this.#isKept = false
    if (this.#users > 0) return
    // Nothing was written, so a close that fails loses nothing; one that never opened has nothing to close.
    await this.#opened.then(({ handle }) => handle.close()).catch(() => undefined)
  }

  async #stream(handle: FileHandle, part: ByteRange): Promise<Readable> {
    this.#users += 1
    const close = (_fd: number, done: (error: Error | null) => void) => {
      this.#release()
      done(null)
    }
    // Not the handle's own stream: that would add listeners to the handle, which outlives it, and close it.
    const { fd } = handle
    return createReadStream('', { ...part, fd, fs: { read, close }, highWaterMark: READ_AT_ONCE })
  }

  #release(): void {
    this.#users -= 1
    if (!this.#isKept) void this.closeWhenUnused()
  }
}

async function openWithSize(open: (path: string) => Promise<FileHandle>, path: string): Promise<Opened> {
  const handle = await open(path)
  try {
    return { handle, size: (await handle.stat()).size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readPart(handle: FileHandle, { start, end }: ByteRange): Promise<Buffer> {
  const wanted = end - start + 1
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, start)
  if (bytesRead < wanted)
    throw new Error(`A file has become shorter: ${bytesRead} bytes where ${wanted} were.`)
  return buffer
}
