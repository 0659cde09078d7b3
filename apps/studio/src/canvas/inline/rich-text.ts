/** How the reader of pages spells what browsers write. */
const TAGS: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  p: 'p',
  div: 'p',
  a: 'a',
}

/** What was typed, with only the tags that a text may have. What nobody typed anything into is left out. */
export function richText(root: Node): string {
  return Array.from(root.childNodes, written).join('')
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.nodeValue ?? '')
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  const element = node as Element
  if (element.localName === 'br') return '<br />'
  const inside = richText(element)
  const tag = TAGS[element.localName]
  if (tag === undefined || inside === '') return inside
  const href = tag === 'a' ? element.getAttribute('href') : null
  if (tag === 'a' && href === null) return inside
  return `<${tag}${href === null ? '' : ` href="${escapeText(href).replaceAll('"', '&quot;')}"`}>${inside}</${tag}>`
}

function escapeText(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
