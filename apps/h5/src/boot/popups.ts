import { root } from './root-class'

/**
 * Opens a popup by its block id; focus moves in and the page behind does not scroll. One whose block is hidden by a
 * condition stays closed: nobody would see it, and nobody could close it. A browser below iOS 15.4 has no `<dialog>`:
 * the popup then waits until the stand-in is there (client/dialog-stand-in.ts).
 */
export function openPopup(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[data-popup="${CSS.escape(id)}"]`)
  // What is not shown has no boxes, and what is shown has one, even when it is empty.
  if (!dialog || !(dialog.parentNode as Element).getClientRects()[0]) console.warn('No popup', id)
  else if (!dialog.showModal) dialog.dataset.waits = ''
  else if (!dialog.open) {
    root.classList.add('yz-locked')
    dialog.showModal()
  }
}

/** `close` does not bubble, but it is captured; Esc ends here too. */
export function unlockWhenClosed(): void {
  addEventListener(
    'close',
    () => {
      if (!document.querySelector('dialog[open]')) root.classList.remove('yz-locked')
    },
    true,
  )
}
