import type { Box } from '../../../../canvas/box'

/** Returns what scrolls during a drag: the content of the open popup, otherwise the page. */
export function scrollerAt(document: Document): { element: Element; box: Pick<Box, 'top' | 'bottom'> } {
  const dialog = document.querySelector('#cv-floating dialog[open]')
  const content = [...(dialog?.querySelectorAll('*') ?? [])].find(isScrolling)
  if (content) return { element: content, box: content.getBoundingClientRect() }
  const element = document.scrollingElement ?? document.documentElement
  return { element, box: { top: 0, bottom: document.defaultView?.innerHeight ?? 0 } }
}

function isScrolling(element: Element): boolean {
  return element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto'
}
