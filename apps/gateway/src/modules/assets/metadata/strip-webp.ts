const DRAWING = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags in the first byte of VP8X: there is EXIF, and XMP. */
const SAYS_METADATA = 0x0c

/** Returns a WebP with only what is needed to draw it. Undefined: it does not have the structure of a WebP. */
export function stripWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  const length = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > length) return undefined
    if (DRAWING.has(name)) kept.push(chunkOf(name, bytes.subarray(at, Math.min(end, length))))
    at = end
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF    WEBP')
  head.writeUInt32LE(body.length + 4, 4)
  return body.length === 0 ? undefined : Buffer.concat([head, body])
}

function chunkOf(name: string, chunk: Buffer): Buffer {
  if (name !== 'VP8X') return chunk
  const copy = Buffer.from(chunk)
  copy[8] = (copy[8] ?? 0) & ~SAYS_METADATA
  return copy
}
