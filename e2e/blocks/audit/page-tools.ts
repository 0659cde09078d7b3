/** The tools that the rules share in the page. */
interface PageTools {
  /** Describes an element so that a person can find it: which example, what tag and class, how its text begins. */
  inWords(element: Element): string
  /** Visible elements. */
  all(root: Element, selector?: string): Element[]
  isShown(element: Element): boolean
  /** The element and its ancestors, up to the root but without it. */
  ancestors(element: Element, root: Element): Element[]
  clips(element: Element): boolean
  /** The visible texts, and the boxes of their words. */
  texts(root: Element): Array<{ parent: Element; lines: DOMRect[] }>
}

declare global {
  interface Window {
    pageTools: PageTools
  }
}

/** Runs in the page, so it uses nothing outside itself. */
export function installPageTools(): void {
  const inWords = (element: Element) => {
    const id = element.closest('[data-id]')?.getAttribute('data-id') ?? 'page'
    const text = element.textContent?.trim().slice(0, 12) ?? ''
    return `${id} <${element.localName} class="${element.getAttribute('class') ?? ''}">${text}`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1
  const all = (root: Element, selector = '*') => [...root.querySelectorAll(selector)].filter(isShown)
  const ancestors = (element: Element, root: Element) => {
    const found: Element[] = []
    for (let next: Element | null = element; next && next !== root; next = next.parentElement)
      found.push(next)
    return found
  }
  const style = (element: Element) => getComputedStyle(element)
  const clips = (element: Element) =>
    style(element).overflowX !== 'visible' || style(element).overflowY !== 'visible'

  /** The words of a text, line by line, in the height of their characters, whatever the font adds above and below. */
  function linesOf(node: Text): DOMRect[] {
    const size = Number.parseFloat(style(node.parentElement as Element).fontSize)
    return [...node.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map((line) => new DOMRect(line.x, line.y + (line.height - size) / 2, line.width, size))
    })
  }

  function texts(root: Element): Array<{ parent: Element; lines: DOMRect[] }> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Array<{ parent: Element; lines: DOMRect[] }> = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.localName === 'noscript' || !isShown(parent))
        continue
      const lines = linesOf(node as Text).filter((line) => !isScrolledAway(line, parent, root))
      if (lines.length > 0) found.push({ parent, lines })
    }
    return found
  }

  /** Outside a box that clips it: the next slide, the rest of a list. */
  function isScrolledAway(line: DOMRect, parent: Element, root: Element): boolean {
    for (const box of ancestors(parent, root)) {
      if (!clips(box)) continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (
        line.right <= left + 1 ||
        line.left >= right - 1 ||
        line.bottom <= top + 1 ||
        line.top >= bottom - 1
      )
        return true
    }
    return false
  }

  window.pageTools = { inWords, all, isShown, ancestors, clips, texts }
}
