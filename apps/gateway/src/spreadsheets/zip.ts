import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file to be packed; its bytes may be streamed. */
export interface Packed {
  name: string
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** What a directory says about a packed file. */
interface Entry {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** 2.0: folders and deflate. */
const VERSION = 20
/** Checksum and sizes follow the bytes, as they are not known before; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
/** 1 January 1980, the earliest day that a ZIP file can state: exports have no times of their own. */
const DAY = 0x0021

/** Packs files into a ZIP file of less than 4 GB as they arrive. Holds none of them in memory. */
export async function* writeZip(files: Iterable<Packed>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let offset = 0
  for (const file of files) {
    const entry: Entry = { name: Buffer.from(file.name), crc: 0, packed: 0, size: 0, offset }
    for await (const bytes of packFile(file, entry)) {
      offset += bytes.length
      yield bytes
    }
    entries.push(entry)
  }
  const directory = Buffer.concat(entries.map(directoryEntry))
  yield directory
  yield directoryEnd(entries.length, directory.length, offset)
}

async function* packFile({ bytes }: Packed, entry: Entry): AsyncGenerator<Buffer> {
  yield localHeader(entry)
  // If the reader stops here, the source is closed too.
  const deflated = pipeline(Readable.from(measured(bytes, entry)), createDeflateRaw(), () => {})
  for await (const chunk of deflated as AsyncIterable<Buffer>) {
    entry.packed += chunk.length
    yield chunk
  }
  yield dataDescriptor(entry)
}

async function* measured(bytes: Packed['bytes'], entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    entry.crc = crc32(chunk, entry.crc)
    entry.size += chunk.length
    yield chunk
  }
}

function localHeader({ name }: Entry): Buffer {
  return Buffer.concat([
    numbers([0x04034b50, 4], [VERSION, 2], ...format(), ...sizes(), ...lengths(name)),
    name,
  ])
}

function dataDescriptor(entry: Entry): Buffer {
  return numbers([0x08074b50, 4], ...sizes(entry))
}

function directoryEntry(entry: Entry): Buffer {
  const { name, offset } = entry
  const head: Field[] = [
    [0x02014b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    ...format(),
    ...sizes(entry),
    ...lengths(name),
  ]
  // No comment, the first disk, no attributes; then where the file begins.
  return Buffer.concat([numbers(...head, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name])
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  return numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [offset, 4], [0, 2])
}

/** How a file is packed, and when it was changed: time and day. */
function format(): Field[] {
  return [
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DAY, 2],
  ]
}

function sizes(
  { crc, packed, size }: Pick<Entry, 'crc' | 'packed' | 'size'> = { crc: 0, packed: 0, size: 0 },
): Field[] {
  return [
    [crc, 4],
    [packed, 4],
    [size, 4],
  ]
}

/** The length of the name, and of the extra fields, of which there are none. */
function lengths(name: Buffer): Field[] {
  return [
    [name.length, 2],
    [0, 2],
  ]
}

/** A number and how many bytes it has, little-endian. */
type Field = readonly [value: number, bytes: 2 | 4]

function numbers(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((length, [, bytes]) => length + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}
