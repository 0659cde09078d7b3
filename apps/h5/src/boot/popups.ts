import { setClass } from './root-class'

/**
 * Opens a popup by its block id: it appears with the next frame, and right after that the focus moves in and the page
 * behind becomes inert, which makes a browser restyle the whole page. The page behind does not scroll. A popup whose
 * block is hidden by a condition stays closed: nobody could see or close it. A browser below iOS 15.4 has no
 * `<dialog>`: the popup then waits until the stand-in is there (client/dialog-stand-in.ts).
 */
export function openPopup(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[data-popup="${CSS.escape(id)}"]`)
  // What is not shown has no boxes; what is shown has one, even when it is empty.
  if (!dialog || !(dialog.parentNode as Element).getClientRects()[0]) console.warn('No popup', id)
  else if (!dialog.showModal) dialog.dataset.waits = ''
  else if (!dialog.open) {
    setClass('yz-locked', true)
    dialog.open = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        // It may already be closed. `close` would report a popup that has gone.
        if (dialog.open) {
          dialog.open = false
          dialog.showModal()
        }
      }),
    )
  }
}

/** `close` does not bubble, but it is captured; Esc ends here too. */
export function unlockWhenClosed(): void {
  addEventListener('close', () => setClass('yz-locked', !!document.querySelector('dialog[open]')), true)
}
