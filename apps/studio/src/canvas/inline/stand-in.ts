/** In a button a browser lets nobody type, and a link would be dragged. */
const NOT_TYPED_IN = new Set(['a', 'button', 'label', 'summary'])
/** What such an element has by its tag and not by its class. */
const BY_TAG = [
  'display',
  'box-sizing',
  'text-align',
  'align-items',
  'justify-content',
  'width',
  'min-height',
]

export interface StandIn {
  element: HTMLElement
  /** Puts the page as it was. */
  remove(): void
}

/**
 * Puts an element to type in at the place of one that React draws, with the look of it. React never sees it: what it
 * draws stays where it is, hidden, and is there again afterwards.
 */
export function standIn(original: HTMLElement): StandIn {
  const { localName, className, style, ownerDocument } = original
  const isNotTypedIn = NOT_TYPED_IN.has(localName)
  const element = ownerDocument.createElement(isNotTypedIn ? 'div' : localName)
  element.className = className
  element.style.cssText = style.cssText
  if (isNotTypedIn) {
    const computed = getComputedStyle(original)
    for (const name of BY_TAG) {
      // Wider than the text at first is as wide as it was; typing may need more.
      element.style.setProperty(name === 'width' ? 'min-width' : name, computed.getPropertyValue(name))
    }
  }
  const shown = style.display
  original.after(element)
  style.display = 'none'
  return {
    element,
    remove() {
      element.remove()
      style.display = shown
      if (original.getAttribute('style') === '') original.removeAttribute('style')
    },
  }
}
