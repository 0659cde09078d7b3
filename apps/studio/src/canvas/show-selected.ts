import type { Shown } from './shown'

/**
 * Opens the popups around what is selected and closes the others, and shows the panels that hold it. Not by React: the
 * views do not know that they are edited, and the boot opens them by the same attributes for visitors.
 */
export function showSelected(document: Document, { around, slots }: Shown): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('#cv-floating dialog')) {
    const id = dialog.closest('[data-id]')?.getAttribute('data-id') ?? ''
    if (dialog.hasAttribute('open') !== around.has(id)) dialog.toggleAttribute('open', around.has(id))
  }
  for (const [owner, slot] of slots) showSlot(document, owner, slot)
}

/** Brings a list of blocks to the front where a block shows one of several. */
export function showSlot(document: Document, owner: string, slot: string): void {
  const inside = document.querySelector(`[data-cv-owner="${CSS.escape(owner)}"][data-cv-slot='${slot}']`)
  const panel = inside?.closest<HTMLElement>('[role=tabpanel]')
  if (panel?.closest(`[data-id="${CSS.escape(owner)}"]`)) showPanel(panel)
}

/** Shows one panel of several, by the roles that tell readers of the screen which one it is. */
export function showPanel(panel: HTMLElement): void {
  if (!panel.hidden) return
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling.getAttribute('role') === 'tabpanel') (sibling as HTMLElement).hidden = sibling !== panel
  }
  for (const tab of panel.parentElement?.querySelectorAll(':scope > [role=tablist] > [role=tab]') ?? []) {
    tab.setAttribute('aria-selected', String(tab.getAttribute('aria-controls') === panel.id))
  }
}

/** The panel that a tab belongs to, for a click on it. */
export function panelOf(element: Element): HTMLElement | undefined {
  const tab = element.closest('[role=tab]')
  const id = tab?.getAttribute('aria-controls')
  return (id && tab?.ownerDocument.getElementById(id)) || undefined
}
