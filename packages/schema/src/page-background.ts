import { isSafeAddress, parseAddress } from './address'
import { isColor } from './css-color'

/** What lies behind a page: nothing, a colour, or an image that covers the width. */
export type PageBackground =
  | { kind: 'none' }
  | { kind: 'color'; color: string }
  | { kind: 'image'; address: string }

/** Parses the `background` of a page. Null: it is none of these. */
export function parseBackground(background: string): PageBackground | null {
  if (background === '') return { kind: 'none' }
  if (isColor(background)) return { kind: 'color', color: background }
  return isSafeAddress(background, { use: 'image' }) ? { kind: 'image', address: background } : null
}

/**
 * The same as CSS: the value of one `background`, and nothing that could end it. Empty when there is nothing to draw: a
 * file beside the document has no address until an import has stored it.
 */
export function backgroundCss(background: string): string {
  const ground = parseBackground(background)
  if (ground?.kind === 'color') return ground.color
  if (ground?.kind !== 'image' || parseAddress(ground.address)?.kind === 'relative-file') return ''
  return `${cssUrl(ground.address)} top center / 100% auto no-repeat`
}

/**
 * An address in a form CSS can load. Whatever is not plainly part of one is percent-encoded, including brackets and
 * quotes.
 */
function cssUrl(address: string): string {
  const plain = address.replace(/[^\w\-./:?&=%#~+,@!*$]/gu, (character) =>
    encodeURIComponent(character).replace(
      /[()';]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  )
  return `url("${plain}")`
}
