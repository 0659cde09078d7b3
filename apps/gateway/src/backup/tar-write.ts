const BLOCK = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155

/** An entry of an archive; a folder has no size. Its name has slashes, and none at the end. */
export interface TarEntry {
  name: string
  isFolder: boolean
  bytes: number
}

/** The header of an entry in the format `ustar`. Throws for a name that does not fit, which PostgreSQL never uses. */
export function tarHeader({ name, isFolder, bytes }: TarEntry): Buffer {
  const header = Buffer.alloc(BLOCK)
  const [prefix, last] = splitName(name)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'ascii')
  header.write(last, 0)
  octal(isFolder ? 0o700 : 0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes, 124, 12)
  octal(0, 136, 12)
  header.write('        ', 148, 'ascii')
  header.write(isFolder ? '5' : '0', 156, 'ascii')
  header.write('ustar\x0000', 257, 'ascii')
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii')
  return header
}

/** What follows the bytes of a file, up to the next block. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
}

/** The end of an archive; without it, the archive was cut short. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

function splitName(name: string): [prefix: string, last: string] {
  if (Buffer.byteLength(name) <= NAME_BYTES) return ['', name]
  const slash = name.indexOf('/', name.length - NAME_BYTES - 1)
  const parts: [string, string] = [name.slice(0, slash), name.slice(slash + 1)]
  if (slash > 0 && Buffer.byteLength(parts[0]) <= PREFIX_BYTES && Buffer.byteLength(parts[1]) <= NAME_BYTES)
    return parts
  throw new Error(`The name ${name} is too long for an archive.`)
}
