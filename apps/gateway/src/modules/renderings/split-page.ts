import { createHash } from 'node:crypto'

/** Shorter ones cost less in place than as a row of their own. In characters. */
const SHORTEST = 400

const INLINE = /(<(script|style)(?: [^>]*)?>)([\s\S]*?)(?=<\/\2>)/g

/** A page without what it shares with others, and what it shares. */
export interface SplitPage {
  markup: string
  /** Where in the markup each part belongs, in characters. */
  parts: [at: number, sha256: string][]
  /** By their hashes. */
  bytes: Map<string, Buffer>
}

/**
 * Takes the inline scripts and styles out of a page: most of its bytes, and the same in every page of a build, so that
 * a list rendered into a page again and again costs only its own text.
 */
export function splitPage(html: string): SplitPage {
  const parts: SplitPage['parts'] = []
  const bytes: SplitPage['bytes'] = new Map()
  let taken = 0
  const markup = html.replace(INLINE, (whole, open: string, _tag, inner: string, at: number) => {
    if (inner.length < SHORTEST) return whole
    const part = Buffer.from(inner)
    const sha256 = hashOf(part)
    parts.push([at + open.length - taken, sha256])
    bytes.set(sha256, part)
    taken += inner.length
    return open
  })
  return { markup, parts, bytes }
}

/** Reassembles a page. Undefined: a part of it is gone. */
export function joinPage(
  { markup, parts }: Pick<SplitPage, 'markup' | 'parts'>,
  bytes: ReadonlyMap<string, Buffer>,
): string | undefined {
  const pieces: string[] = []
  let from = 0
  for (const [at, sha256] of parts) {
    const part = bytes.get(sha256)
    if (!part) return undefined
    pieces.push(markup.slice(from, at), part.toString())
    from = at
  }
  return [...pieces, markup.slice(from)].join('')
}

/** SHA-256 in hex. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
