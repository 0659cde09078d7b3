/** A browser below iOS 15.4 has no `<dialog>`: it is then a plain element that these lines move. */
type Dialog = HTMLDialogElement & { returnTo?: HTMLElement | null }

/** Opens a popup by its block id; focus moves in and the page behind does not scroll. */
export function openPopup(id: string): void {
  const dialog = document.querySelector<Dialog>(`dialog[data-popup="${CSS.escape(id)}"]`)
  if (!dialog) console.warn(`No popup has the id "${id}".`)
  if (!dialog || dialog.hasAttribute('open')) return
  document.documentElement.classList.add('yz-locked')
  if (dialog.showModal) dialog.showModal()
  else standIn(dialog)
}

function standIn(dialog: Dialog): void {
  dialog.returnTo = document.activeElement as HTMLElement | null
  dialog.setAttribute('open', '')
  dialog.querySelector<HTMLElement>('[data-close]')?.focus()
}

/** Closes it; focus goes back to what opened it. */
export function closePopup(dialog: Dialog | null): void {
  if (dialog?.close) dialog.close()
  else if (dialog) {
    dialog.removeAttribute('open')
    unlock()
    dialog.returnTo?.focus()
  }
}

export function installPopups(): void {
  // `close` does not bubble, but it is captured; Esc ends here too.
  document.addEventListener('close', unlock, true)
  document.addEventListener('click', (event) => {
    const dialog = event.target as Dialog
    if (dialog.matches('dialog[data-mask]')) closePopup(dialog)
  })
  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' && document.querySelectorAll<Dialog>('dialog[open]')
    if (open && open.length > 0 && !open[0]?.showModal) closePopup(open[open.length - 1] ?? null)
  })
}

function unlock(): void {
  if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('yz-locked')
}
