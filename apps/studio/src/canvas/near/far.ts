const FAR = 'data-cv-far'

/** Leaves blocks out of layout, painting and animations, and brings others back. */
export function setFar(elements: readonly Element[], isFar: boolean): void {
  for (const element of elements) element.toggleAttribute(FAR, isFar)
}

/** What is in such a block cannot be seen, and to ask where it lies would lay it out. */
export function isFar(element: Element): boolean {
  return element.hasAttribute(FAR)
}

/** Brings back what is around an element, which could not be scrolled to while it is left out. */
export function wake(element: Element): void {
  element.closest(`[${FAR}]`)?.removeAttribute(FAR)
}
