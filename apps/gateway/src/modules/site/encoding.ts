/** How the bytes of a page or a chunk may travel. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of spellings; a client that sends a new one each time must not fill the memory. */
const MOST_REMEMBERED = 100

const remembered = new Map<string, Encoding>()

/** The best encoding that a request accepts, by its Accept-Encoding header. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const text = String(header)
  const known = remembered.get(text)
  if (known) return known
  const encoding = negotiate(text)
  if (remembered.size < MOST_REMEMBERED) remembered.set(text, encoding)
  return encoding
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const takes = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
