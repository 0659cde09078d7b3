/**
 * Returns the block's list of blocks that is empty and visible, as `data-cv-slot` spells it: it shows that a component
 * can be put there, so that is where the next one goes.
 */
export function emptySlotOf(document: Document, id: string): string | undefined {
  for (const empty of document.querySelectorAll(`[data-cv-owner="${CSS.escape(id)}"] > .cv-empty`)) {
    const slot = empty.parentElement?.getAttribute('data-cv-slot')
    if (slot && empty.getClientRects().length > 0) return slot
  }
  return undefined
}
