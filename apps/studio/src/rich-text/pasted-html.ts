import { listItemsOfWord } from './word-lists'
import { writeHtml } from './write-html'

/** Their text is not readable content. */
const UNREAD = 'script, style, title, template, noscript, iframe, object, svg, select, textarea'

/**
 * What was copied elsewhere, with the paragraphs, headings, lists, emphasis and links that a text may have.
 * @param mayLead Whether a link of a text may lead there. The words of one that may not stay.
 */
export function pastedHtml(html: string, mayLead: (address: string) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(UNREAD)) element.remove()
  for (const link of body.querySelectorAll('a[href]')) {
    if (!mayLead(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  }
  // Google Docs wraps everything copied in a `b` that is not bold.
  for (const bold of body.querySelectorAll<HTMLElement>('b')) {
    if (/^(?:normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
  // Word has tags of its own, such as `o:p`, between its words.
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
  }
  listItemsOfWord(body)
  body.normalize()
  squeeze(body)
  return writeHtml(body).trim()
}

/** Collapses white space to one space, and removes it between paragraphs. */
function squeeze(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = (text.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ')
    const isBetween =
      words === ' ' && [text.previousSibling, text.nextSibling].every((side) => isEdge(side, text))
    text.nodeValue = isBetween ? '' : words
  }
}

const PARAGRAPH = /^(?:body|p|div|section|article|ul|ol|li|h[1-6]|hr|br|blockquote|table|tbody|tr|td)$/i

/** Whether a paragraph begins or ends there. */
function isEdge(side: Node | null, { parentNode }: Node): boolean {
  if (side === null) return PARAGRAPH.test(parentNode?.nodeName ?? '')
  return side.nodeType === Node.COMMENT_NODE || PARAGRAPH.test(side.nodeName)
}
