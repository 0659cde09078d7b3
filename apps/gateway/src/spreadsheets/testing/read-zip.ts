import { crc32, inflateRawSync } from 'node:zlib'

/** Reads a ZIP file by its directory. Throws when a file is not what the directory says of it. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('A ZIP file ends with the end of its directory.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, readFile(zip, at))
    at += 46 + nameLength
  }
  if (at !== end) throw new Error('The directory is as long as it says.')
  return files
}

function readFile(zip: Buffer, entry: number): Buffer {
  const header = zip.readUInt32LE(entry + 42)
  if (zip.readUInt32LE(header) !== 0x04034b50) throw new Error('A file begins with its header.')
  const begin = header + 30 + zip.readUInt16LE(header + 26)
  const packed = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20))
  const bytes = inflateRawSync(packed)
  const isWhole =
    bytes.length === zip.readUInt32LE(entry + 24) && crc32(bytes) === zip.readUInt32LE(entry + 16)
  if (!isWhole) throw new Error('Size and checksum are those of the directory.')
  return bytes
}
