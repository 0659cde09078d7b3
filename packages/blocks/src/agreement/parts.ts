/** A piece of the text; one with `href` is a link. */
interface Part {
  text: string
  href?: string
}

/** Takes a text apart at the titles that lead somewhere. Put together again, the pieces are the text. */
export function partsOf(text: string, links: Readonly<Record<string, string>>): Part[] {
  return text
    .split(/(《[^《》]*》)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const href = links[piece]
      return href === undefined ? { text: piece } : { text: piece, href }
    })
}
