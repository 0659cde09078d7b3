const FAR = 'data-cv-far'

/** Excludes blocks from layout, painting and animations, or brings them back. */
export function setFar(elements: readonly Element[], isFar: boolean): void {
  for (const element of elements) element.toggleAttribute(FAR, isFar)
}

/** What is in such a block cannot be seen, and asking for its position would lay it out. */
export function isFar(element: Element): boolean {
  return element.hasAttribute(FAR)
}

/** Brings back what is around an element, which cannot be scrolled to while it is excluded. */
export function wake(element: Element): void {
  element.closest(`[${FAR}]`)?.removeAttribute(FAR)
}
