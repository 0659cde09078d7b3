import { createHash } from 'node:crypto'

const BEGINNING = /^(<!doctype html><html)( data-rendering="([\w-]{12})")?(?=[ >])/

/** Which bytes of a page are meant. */
export interface RenderingName {
  /** SHA-256 of the HTML in hex, without the mark. */
  hash: string
  /** What the page calls itself: the first 12 characters of the same hash in base64url. */
  rendering: string
}

/**
 * Makes a page say which rendering it is, so that a view of it can report that. Anything but a page of ours stays as it
 * is.
 */
export function markPage(html: string): string {
  const { rendering } = nameOf(html)
  return html.replace(BEGINNING, `$1 data-rendering="${rendering}"`)
}

/** Which rendering a page says it is. Undefined: it does not say. */
export function markIn(html: string): string | undefined {
  return BEGINNING.exec(html)?.[3]
}

/** What a page has to be called, whatever it calls itself. */
export function nameOf(html: string): RenderingName {
  const digest = createHash('sha256').update(html.replace(BEGINNING, '$1')).digest()
  return { hash: digest.toString('hex'), rendering: digest.toString('base64url').slice(0, 12) }
}
