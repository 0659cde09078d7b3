// Written by hand, as the browser's own exists only in a secure context, and a phone that opens a machine on the local
// network has none. For many short texts it is faster too: the browser's own returns a promise for each.

const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The first 32 bits after the point. */
const fraction = (root: number) => (root - Math.floor(root)) * 2 ** 32

for (let candidate = 2, found = 0; found < 64; candidate++) {
  if (!isPrime(candidate)) continue
  if (found < 8) START[found] = fraction(candidate ** (1 / 2))
  K[found] = fraction(candidate ** (1 / 3))
  found += 1
}

function isPrime(candidate: number): boolean {
  for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) return false
  return true
}

const words = new Uint32Array(64)

/** SHA-256 of an ASCII text, as eight words. The next call overwrites the result. */
export function sha256(text: string, digest: Uint32Array): Uint32Array {
  digest.set(START)
  const blocks = Math.floor((text.length + 8) / 64) + 1
  for (let block = 0; block < blocks; block++) {
    readBlock(text, block)
    if (block === blocks - 1) words[15] = text.length * 8
    addBlock(digest)
  }
  return digest
}

function readBlock(text: string, block: number): void {
  for (let index = 0; index < 16; index++) {
    let word = 0
    for (let at = block * 64 + index * 4, end = at + 4; at < end; at++) {
      const byte = at < text.length ? text.charCodeAt(at) : at === text.length ? 0x80 : 0
      word = (word << 8) | byte
    }
    words[index] = word
  }
}

/** Typed arrays have no holes; the type does not know it. */
const at = (array: Uint32Array, index: number) => array[index] as number
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function addBlock(digest: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const early = at(words, index - 15)
    const late = at(words, index - 2)
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[index] = at(words, index - 16) + small + at(words, index - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = digest
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g)
    const first =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + at(K, index) + at(words, index)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    digest[index] = at(digest, index) + word
  })
}
