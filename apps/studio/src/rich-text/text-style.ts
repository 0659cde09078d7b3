import {
  type Colour,
  colourOf,
  type List,
  type Mark,
  PARAGRAPHS,
  type Paragraph,
  type Size,
  sizeOf,
} from './formats'

/** How the text looks at the caret, or at the start of the selection. */
export interface TextStyle extends Readonly<Record<Mark, boolean>> {
  paragraph: Paragraph
  list: List | undefined
  size: Size
  colour: Colour
}

export const PLAIN: TextStyle = {
  paragraph: 'p',
  list: undefined,
  size: 'usual',
  colour: 'usual',
  bold: false,
  italic: false,
  underline: false,
}

/** The selection inside an element; undefined where it is elsewhere. */
export function rangeIn(root: Element): Range | undefined {
  const selection = root.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return root.contains(range.commonAncestorContainer) ? range : undefined
}

export function styleAt(root: Element, range: Range): TextStyle {
  const node = firstNode(range)
  const around: Element[] = []
  for (let one: Node | null = node; one !== null && one !== root; one = one.parentNode) {
    if (one.nodeType === Node.ELEMENT_NODE) around.push(one as Element)
  }
  const nearest = (names: readonly string[]) =>
    around.find(({ localName }) => names.includes(localName))?.localName
  const attribute = (name: string) =>
    around.find((one) => one.localName === 'font' && one.hasAttribute(name))?.getAttribute(name) ?? null
  return {
    paragraph: PARAGRAPHS.find((tag) => tag !== 'p' && nearest([tag])) ?? 'p',
    list: nearest(['ul', 'ol']) as List | undefined,
    size: sizeOf(attribute('size')) ?? 'usual',
    colour: colourOf(attribute('face')) ?? 'usual',
    bold: nearest(['b', 'strong']) !== undefined,
    italic: nearest(['i', 'em']) !== undefined,
    underline: nearest(['u']) !== undefined,
  }
}

/** A selection may start at the very end of a text node, none of whose characters are in it. */
function firstNode({ startContainer, startOffset, collapsed, commonAncestorContainer }: Range): Node {
  const isAtEnd = startOffset === startContainer.textContent?.length
  if (collapsed || startContainer.nodeType !== Node.TEXT_NODE || !isAtEnd) {
    return startContainer.childNodes[startOffset] ?? startContainer
  }
  const texts = document.createTreeWalker(commonAncestorContainer, NodeFilter.SHOW_TEXT)
  texts.currentNode = startContainer
  return texts.nextNode() ?? startContainer
}
