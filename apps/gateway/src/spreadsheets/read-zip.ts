import { crc32, inflateRawSync } from 'node:zlib'

const STORED = 0
const DEFLATE = 8
/** Set in the flags of a file whose name is UTF-8. */
const UTF8_NAME = 0x0800
const END_LENGTH = 22

export interface ReadZipOptions {
  /** The encoding of names that are not marked as UTF-8. */
  encoding?: string
  /** The most bytes that one file may hold: a small ZIP file can contain a large one. */
  maxBytes?: number
}

/** Reads a ZIP file by its directory. Throws when a file does not match what the directory says about it. */
export function readZip(
  zip: Buffer,
  { encoding = 'utf-8', maxBytes = 100_000_000 }: ReadZipOptions = {},
): Map<string, Buffer> {
  const end = directoryEnd(zip)
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    const isUtf8 = (zip.readUInt16LE(at + 8) & UTF8_NAME) !== 0
    const name = zip.subarray(at + 46, at + 46 + nameLength)
    files.set(new TextDecoder(isUtf8 ? 'utf-8' : encoding).decode(name), readFile(zip, at, maxBytes))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  if (at !== end) throw new Error('The directory is as long as it says.')
  return files
}

/** Returns where the end of the directory begins; a comment may follow it. */
function directoryEnd(zip: Buffer): number {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (
    end === -1 ||
    end + END_LENGTH > zip.length ||
    end + END_LENGTH + zip.readUInt16LE(end + 20) !== zip.length
  )
    throw new Error('A ZIP file ends with the end of its directory.')
  return end
}

function readFile(zip: Buffer, entry: number, maxBytes: number): Buffer {
  const header = zip.readUInt32LE(entry + 42)
  if (zip.readUInt32LE(header) !== 0x04034b50) throw new Error('A file begins with its header.')
  const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const packed = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20))
  const bytes = unpack(packed, zip.readUInt16LE(entry + 10), maxBytes)
  const isWhole =
    bytes.length === zip.readUInt32LE(entry + 24) && crc32(bytes) === zip.readUInt32LE(entry + 16)
  if (!isWhole) throw new Error('Size and checksum are those of the directory.')
  return bytes
}

function unpack(packed: Buffer, method: number, maxOutputLength: number): Buffer {
  if (method === DEFLATE) return inflateRawSync(packed, { maxOutputLength })
  if (method === STORED) return packed
  throw new Error(`A file is stored or deflated, not packed by method ${method}.`)
}
