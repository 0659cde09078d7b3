import { colourOf, sizeOf } from './formats'

/** How the parser of pages spells what browsers, Word and other pages write. An `li` outside a list is a paragraph. */
const INLINE: Readonly<Record<string, string>> = { b: 'b', strong: 'b', i: 'i', em: 'i', u: 'u' }
const PARAGRAPHS: Readonly<Record<string, string>> = {
  ...{ p: 'p', div: 'p', li: 'p', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' },
  // A page has one h1, and it is not in a text.
  h1: 'h2',
}
const BLOCKS = 'p, div, blockquote, ul, ol, li, hr, h1, h2, h3, h4, h5, h6'

/** The edited text, with only the tags that a text may have. Elements without content are left out. */
export function writeHtml(root: Node): string {
  return Array.from(root.childNodes, written).join('')
}

/** Recursion is safe: browsers nest what people write no deeper than they do. */
function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.nodeValue ?? '')
  if (!isElement(node)) return ''
  const { localName } = node
  if (localName === 'br' || localName === 'hr') return `<${localName} />`
  if (isList(node)) return list(node)
  const inside = writeHtml(node)
  if (inside === '') return ''
  if (localName === 'blockquote') return isEmptyLine(inside) ? '' : `<blockquote>${inside}</blockquote>`
  // Only lists and quotes hold paragraphs; any other element around them comes from other pages.
  if (node.querySelector(BLOCKS) !== null) return inside
  if (localName === 'a') return link(node, inside)
  if (localName === 'font' || localName === 'span') return styled(node, inside)
  const tag = INLINE[localName] ?? PARAGRAPHS[localName]
  if (tag === undefined || (tag.startsWith('h') && isEmptyLine(inside))) return inside
  return `<${tag}>${inside}</${tag}>`
}

/** Browsers put a nested list after the item that it belongs to. */
function list(element: Element): string {
  const items: string[] = []
  for (const child of element.childNodes) {
    const inside = isElement(child) && child.localName === 'li' ? item(child) : written(child)
    if (inside.trim() === '') continue
    if (isElement(child) && isList(child) && items.length > 0) items.push(joined(items.pop() ?? '', inside))
    else items.push(inside)
  }
  if (items.length === 0) return ''
  return `<${element.localName}>${items.map((inside) => `<li>${inside}</li>`).join('')}</${element.localName}>`
}

/** A list that follows another of its kind continues it. */
function joined(item: string, inside: string): string {
  const tag = inside.slice(1, 3)
  return item.endsWith(`</${tag}>`) ? item.slice(0, -5) + inside.slice(4) : item + inside
}

/** Other editors put a paragraph into each item; a single one adds nothing. */
function item(element: Element): string {
  const inside = writeHtml(element)
  const [only] = element.children
  const isAlone = element.childNodes.length === 1 && only !== undefined && PARAGRAPHS[only.localName] === 'p'
  return isEmptyLine(inside) ? '' : isAlone ? inside.replace(/^<p>|<\/p>$/g, '') : inside
}

function styled(element: Element, inside: string): string {
  const names = [...element.classList]
  const size = sizeOf(element.getAttribute('size')) ?? names.map(sizeOf).find(Boolean)
  const colour = colourOf(element.getAttribute('face')) ?? names.map(colourOf).find(Boolean)
  const classes = [size, colour].filter(Boolean).join(' ')
  return classes === '' ? inside : `<span class="${classes}">${inside}</span>`
}

function link(element: Element, inside: string): string {
  const href = element.getAttribute('href')
  return href === null ? inside : `<a href="${escapeText(href).replaceAll('"', '&quot;')}">${inside}</a>`
}

/** A break keeps a line open that is still empty. */
function isEmptyLine(inside: string): boolean {
  return inside === '<br />'
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

function isList({ localName }: Element): boolean {
  return localName === 'ul' || localName === 'ol'
}

function escapeText(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
