/** A piece of the text; one with `href` is a link. */
interface Part {
  text: string
  href?: string
}

/** Splits a text at the titles that have a link. Joined again, the pieces are the text. */
export function partsOf(text: string, links: Readonly<Record<string, string>>): Part[] {
  return text
    .split(/(《[^《》]*》)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const href = links[piece]
      return href === undefined ? { text: piece } : { text: piece, href }
    })
}
