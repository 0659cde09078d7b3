const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** The chunks needed for drawing, including those of animations. Texts, times, EXIF and unknown chunks are not. */
const DRAWING = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** Returns a PNG with only what is needed to draw it. Undefined: it does not have the structure of a PNG. */
export function stripPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (DRAWING.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
