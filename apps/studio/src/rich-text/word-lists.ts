const NUMBER = /^[\s(（]*[\da-z一二三四五六七八九十]{1,4}[.)）、．]/i

/** Word writes a list item as a paragraph with a style, and its bullet or number as text. Turns them into lists. */
export function listItemsOfWord(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const marks = [...paragraph.querySelectorAll('[style*="mso-list"]')]
    const kind = NUMBER.test(marks[0]?.textContent ?? '') ? 'ol' : 'ul'
    for (const mark of marks) mark.remove()
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    listFor(paragraph, kind).append(item)
    paragraph.remove()
  }
}

/** The list that the paragraph continues, or a new one in its place. */
function listFor(paragraph: Element, kind: string): Element {
  const isInside = /level[2-9]/.test(paragraph.getAttribute('style') ?? '')
  const before = paragraph.previousElementSibling
  const parent = isInside && before !== null && isList(before) ? before.lastElementChild : null
  const list = parent === null ? before : parent.lastElementChild
  if (list?.localName === kind) return list
  const made = paragraph.ownerDocument.createElement(kind)
  if (parent === null) paragraph.before(made)
  else parent.append(made)
  return made
}

function isList({ localName }: Element): boolean {
  return localName === 'ul' || localName === 'ol'
}
