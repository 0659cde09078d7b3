import { crc32 } from 'node:zlib'

/** 1 January 1980, the earliest date that a ZIP file can hold. */
const DAY = 0x0021
/** Names are UTF-8. */
const FLAGS = 0x0800

/**
 * Packs files without compressing them: viewers of web archives read parts of them by position. In memory, so for far
 * less than 4 GB.
 */
export function storedZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of files) {
    const called = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(FLAGS, 2)
    about.writeUInt16LE(DAY, 8)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(bytes.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(called.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, called])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, rest, called]))
    parts.push(local, bytes)
    offset += local.length + bytes.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}
