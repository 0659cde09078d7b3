/** Bytes of a text in UTF-8. A lone surrogate counts as the three bytes of U+FFFD, which is what an encoder writes. */
export function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    if (unit < 0x800) bytes += 1
    else if (isPair(text, index)) {
      bytes += 2
      index += 1
    } else bytes += 2
  }
  return bytes
}

function isPair(text: string, index: number): boolean {
  const high = text.charCodeAt(index)
  const low = text.charCodeAt(index + 1)
  return high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000
}
