const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const COMMENT = 0xfe

/**
 * Returns a JPEG with only what is needed to draw it, including its colour profile. Undefined: it does not have the
 * structure of a JPEG.
 */
export function stripJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.readUInt16BE(0) !== 0xff00 + SOI) return undefined
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length || isEnd(bytes, at); ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // What follows the end is another file: for example the video of a moving photo, with a place of its own.
    if (marker === EOI) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return undefined
    const next = marker === SOS ? endOfScan(bytes, end) : end
    if (draws(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

function isEnd(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0xff && bytes[at + 1] === EOI
}

/** Where compressed data ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? EOI
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Application segments contain everything that cameras and programs know; three of them are needed for drawing. */
function draws(marker: number, payload: Buffer): boolean {
  const starts = (name: string) => payload.subarray(0, name.length).toString('latin1') === name
  if (marker === 0xe0) return starts('JFIF\0')
  if (marker === 0xe2) return starts('ICC_PROFILE\0')
  if (marker === 0xee) return starts('Adobe')
  return marker !== COMMENT && !(marker >= 0xe0 && marker <= 0xef)
}
