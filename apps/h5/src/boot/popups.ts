/**
 * Opens a popup by its block id; focus moves in and the page behind does not scroll. A browser below iOS 15.4
 * has no `<dialog>`: the popup then waits until the stand-in is there (client/dialog-stand-in.ts).
 */
export function openPopup(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[data-popup="${CSS.escape(id)}"]`)
  if (!dialog) console.warn(`No popup "${id}"`)
  else if (!dialog.showModal) dialog.setAttribute('data-waits', '')
  else if (!dialog.open) {
    document.documentElement.classList.add('yz-locked')
    dialog.showModal()
  }
}

/** `close` does not bubble, but it is captured; Esc ends here too. */
export function unlockWhenClosed(): void {
  document.addEventListener(
    'close',
    () => {
      if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('yz-locked')
    },
    true,
  )
}
