/** GBK has a lead byte, then another one. */
const LEADS = { first: 0x81, last: 0xfe }
const TRAILS = { first: 0x40, last: 0xfe }

let codes: Map<string, Buffer> | undefined

/** Writes text as GBK, which Node only reads. What GBK does not have becomes a question mark. */
export function encodeGbk(text: string): Buffer {
  codes ??= allCodes()
  const known = codes
  return Buffer.concat(
    [...text].map((letter) =>
      letter < '\u0080' ? Buffer.from(letter) : (known.get(letter) ?? Buffer.from('?')),
    ),
  )
}

/** Every character of two bytes, found by decoding them all. */
function allCodes(): Map<string, Buffer> {
  const decoder = new TextDecoder('gbk')
  const found = new Map<string, Buffer>()
  for (let lead = LEADS.first; lead <= LEADS.last; lead += 1) {
    for (let trail = TRAILS.first; trail <= TRAILS.last; trail += 1) {
      const bytes = Buffer.from([lead, trail])
      const letter = decoder.decode(bytes)
      if ([...letter].length === 1 && letter !== '\ufffd' && !found.has(letter)) found.set(letter, bytes)
    }
  }
  return found
}
