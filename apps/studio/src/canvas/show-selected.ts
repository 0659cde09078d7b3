import type { Shown } from './shown'

/**
 * Opens the popups around the selection and closes the others, and shows the panels that contain it. Not through React:
 * the views do not know that they are being edited, and the boot opens them by the same attributes for visitors.
 */
export function showSelected(document: Document, { around, slots }: Shown): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('#cv-floating dialog')) {
    const id = dialog.closest('[data-id]')?.getAttribute('data-id') ?? ''
    if (dialog.hasAttribute('open') !== around.has(id)) dialog.toggleAttribute('open', around.has(id))
  }
  for (const [owner, slot] of slots) showSlot(document, owner, slot)
}

/** Brings one of a block's lists to the front where the block shows one at a time. */
export function showSlot(document: Document, owner: string, slot: string): void {
  const inside = document.querySelector(`[data-cv-owner="${CSS.escape(owner)}"][data-cv-slot='${slot}']`)
  const panel = inside?.closest<HTMLElement>('[role=tabpanel]')
  if (panel?.closest(`[data-id="${CSS.escape(owner)}"]`)) showPanel(panel)
}

/** Shows one panel of several, using the roles that tell screen readers which one it is. */
export function showPanel(panel: HTMLElement): void {
  if (!panel.hidden) return
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling.getAttribute('role') === 'tabpanel') (sibling as HTMLElement).hidden = sibling !== panel
  }
  for (const tab of panel.parentElement?.querySelectorAll(':scope > [role=tablist] > [role=tab]') ?? []) {
    tab.setAttribute('aria-selected', String(tab.getAttribute('aria-controls') === panel.id))
  }
}

/** Returns the panel that a tab belongs to, for a click on the tab. */
export function panelOf(element: Element): HTMLElement | undefined {
  const tab = element.closest('[role=tab]')
  const id = tab?.getAttribute('aria-controls')
  return (id && tab?.ownerDocument.getElementById(id)) || undefined
}
