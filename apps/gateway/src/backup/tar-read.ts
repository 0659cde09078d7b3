import { BackupFault } from './backup-fault'
import type { TarEntry } from './tar-write'

const BLOCK = 512

/** Receives an archive while it is read. */
export interface TarTaker {
  /** Called for each entry, before its bytes. */
  begin(entry: TarEntry): void | Promise<void>
  /** Called with the next bytes of the entry that has begun. */
  take(bytes: Buffer): void | Promise<void>
  /** Called once all bytes of the entry have been passed. */
  end(): void | Promise<void>
}

/**
 * Reads an archive in the format `ustar` from its first byte to its end. Throws a BackupFault for an invalid header, a
 * name that leads elsewhere, and an archive without an end.
 */
export async function readTar(source: AsyncIterable<Buffer>, taker: TarTaker): Promise<void> {
  let held: Buffer = Buffer.alloc(0)
  /** Bytes of the entry, and of its padding, that are still to come. */
  let left = 0
  let padding = 0
  let isOver = false

  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    while (held.length > 0 && !isOver) {
      if (left > 0) {
        const part = held.subarray(0, left)
        await taker.take(part)
        left -= part.length
        held = held.subarray(part.length)
        if (left === 0) await taker.end()
      } else if (padding > 0) {
        const skipped = Math.min(padding, held.length)
        padding -= skipped
        held = held.subarray(skipped)
      } else {
        if (held.length < BLOCK) break
        const entry = readHeader(held.subarray(0, BLOCK))
        held = held.subarray(BLOCK)
        if (!entry) {
          isOver = true
          continue
        }
        await taker.begin(entry)
        left = entry.bytes
        padding = (BLOCK - (left % BLOCK)) % BLOCK
        if (left === 0) await taker.end()
      }
    }
    if (isOver) held = Buffer.alloc(0)
  }
  if (!isOver)
    throw new BackupFault('damaged', 'The files of the base end before their end: the base is cut.')
}

/** Undefined: the archive ends here. */
function readHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const text = (at: number, length: number) => header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const octal = (at: number, length: number) => Number.parseInt(text(at, length).trim(), 8)
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0)
  const prefix = text(345, 155)
  const name = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`
  const bytes = octal(124, 12)
  if (octal(148, 8) !== sum || !Number.isSafeInteger(bytes)) {
    throw new BackupFault('damaged', 'The files of the base are not an archive.')
  }
  if (name.startsWith('/') || name.split('/').some((part) => part === '..' || part === '')) {
    throw new BackupFault('damaged', `The base names ${name}, which lies outside of it.`)
  }
  return { name, isFolder: text(156, 1) === '5', bytes }
}
