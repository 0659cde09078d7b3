import type { Audit } from './layout-rules'

/** Runs in the page, with its tools. */
export function installTextRules(): void {
  /** Half a pixel is rounding; two are the edge of a character. */
  const SLACK = 2
  const style = (element: Element) => getComputedStyle(element)
  const beyond = (line: DOMRect, box: DOMRect) => ({
    x: Math.max(box.left - line.left, line.right - box.right),
    y: Math.max(box.top - line.top, line.bottom - box.bottom),
  })
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const isDrawn = ({ backgroundColor, borderTopWidth, backgroundImage }: CSSStyleDeclaration) =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px'

  /** The first box around a line that cuts it off, or that it was drawn on and overflows. */
  function boxLeft(line: DOMRect, parent: Element, root: Element): Element | undefined {
    for (const box of window.pageTools.ancestors(parent, root)) {
      const css = style(box)
      const { x, y } = beyond(line, box.getBoundingClientRect())
      const isCut =
        (x > SLACK && css.overflowX !== 'visible' && !scrolls(css.overflowX)) ||
        (y > SLACK && css.overflowY !== 'visible' && !scrolls(css.overflowY))
      const isShortened = css.textOverflow === 'ellipsis' || css.webkitLineClamp !== 'none'
      if (isCut && !isShortened) return box
      if (isCut || scrolls(css.overflowX) || scrolls(css.overflowY)) return undefined
      if ((x > SLACK || y > SLACK) && isDrawn(css)) return box
      // What is positioned explicitly may extend beyond what it is placed on.
      if (css.position === 'absolute' || css.position === 'fixed') return undefined
    }
    return undefined
  }

  const rules: Pick<Audit, 'cut' | 'overlapping' | 'doubleText'> = {
    cut(root) {
      const { all, inWords, texts } = window.pageTools
      const lefts = texts(root).flatMap(({ parent, lines }) => {
        const box = lines.map((line) => boxLeft(line, parent, root)).find(Boolean)
        return box ? [`text leaves its box: ${inWords(parent)} in ${inWords(box)}`] : []
      })
      const low = all(root, 'input,select').filter(
        (input) =>
          input.clientHeight > 2 &&
          input.matches(':not([type=checkbox],[type=radio])') &&
          input.clientHeight < Number.parseFloat(style(input).fontSize),
      )
      return [...lefts, ...low.map((input) => `field is lower than its text: ${inWords(input)}`)]
    },
    overlapping(root) {
      const { ancestors, inWords, texts } = window.pageTools
      // What stays in place on the screen covers the content below it.
      const layer = (element: Element) =>
        ancestors(element, document.documentElement).find((box) => /fixed|sticky/.test(style(box).position))
      const lines = texts(root).flatMap(({ parent, lines }) =>
        lines.map((line) => ({ parent, line, layer: layer(parent) })),
      )
      const faults = new Set<string>()
      for (const [index, a] of lines.entries()) {
        for (const b of lines.slice(index + 1)) {
          const width = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left)
          const height = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top)
          // A shortened line has two boxes: the whole one and the visible one.
          const isSame = a.parent === b.parent && Math.abs(a.line.y - b.line.y) < 1
          if (!isSame && a.layer === b.layer && width > SLACK && height > SLACK)
            faults.add(`texts overlap: ${inWords(a.parent)} and ${inWords(b.parent)}`)
        }
      }
      return [...faults]
    },
    doubleText() {
      // Text in a picture is as large as the picture, and browsers leave it so.
      const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => !element.closest('svg'),
      )
      const sizes = elements.map((element) => Number.parseFloat(style(element).fontSize))
      for (const [index, element] of elements.entries()) {
        element.style.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important')
      }
    },
  }
  window.audit = { ...window.audit, ...rules }
}
