/** Programs whose blocks affect the picture: how often an animation runs, and its colours. */
const DRAWING = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/**
 * Returns a GIF with only what is needed to draw it, without comments and programs' metadata. Undefined: it does not
 * have the structure of a GIF.
 */
export function stripGif(bytes: Buffer): Buffer | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 14) return undefined
  let at = 13 + colours(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    if (bytes[at] === TRAILER) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (bytes[at] === EXTENSION) at = endOfBlocks(bytes, at + 2)
    else if (bytes[at] === IMAGE) at = endOfBlocks(bytes, at + 11 + colours(bytes[at + 9]))
    else return undefined
    if (at > bytes.length) return undefined
    if (draws(bytes, start)) kept.push(bytes.subarray(start, at))
  }
  return undefined
}

/** Bytes of a colour table, according to the flags that announce it. */
function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Data stands in blocks that each begin with their length; an empty one ends it. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length) {
    const size = bytes[at] ?? 0
    at += 1 + size
    if (size === 0) return at
  }
  return bytes.length + 1
}

function draws(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== EXTENSION) return true
  if (bytes[at + 1] === 0xff) return DRAWING.has(bytes.toString('latin1', at + 3, at + 14))
  return bytes[at + 1] !== 0xfe
}
