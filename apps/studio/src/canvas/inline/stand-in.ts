/** A browser does not let anybody type in a button, and a link would be dragged. */
const NOT_TYPED_IN = new Set(['a', 'button', 'label', 'summary'])
/** Properties such an element gets from its tag and not from its class. */
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
  /** Restores the page. */
  remove(): void
}

/**
 * Puts an editable element in the place of one that React renders, with the same look. React never sees it: the
 * rendered element stays where it is, hidden, and is shown again afterwards.
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
      // At least as wide as the text was at first; typing may need more.
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
