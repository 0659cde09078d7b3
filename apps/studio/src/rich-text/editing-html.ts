import { colourOf, FONT_SIZES, sizeOf } from './formats'

/**
 * A stored text in the form in which it is edited: with a `font` for each span that names a size or a colour, and
 * nested lists as browsers put them, after the item that they belong to. Browsers cannot move a line out of a list
 * inside an item.
 */
export function editingHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const span of body.querySelectorAll('span')) {
    const font = body.ownerDocument.createElement('font')
    for (const name of span.classList) {
      const [size, colour] = [sizeOf(name), colourOf(name)]
      if (size) font.setAttribute('size', FONT_SIZES[size])
      if (colour) font.setAttribute('face', colour)
    }
    font.append(...span.childNodes)
    span.replaceWith(font)
  }
  for (const list of body.querySelectorAll('li > ul:last-child, li > ol:last-child')) {
    if (list.nextSibling === null) list.parentElement?.after(list)
  }
  return body.innerHTML
}
