// Loaded only where a browser has no <dialog> (iOS below 15.4): there it is an unknown element, and these lines make it
// work.

type Dialog = HTMLElement & Partial<Pick<HTMLDialogElement, 'showModal' | 'close' | 'open'>>

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]'

/** Gives every popup of a page the abilities of a dialog, and opens those that were requested meanwhile. */
export function installDialogStandIn(openPopup: (id: string) => void, within: ParentNode = document): void {
  for (const dialog of within.querySelectorAll<Dialog>('dialog')) standIn(dialog)
  for (const dialog of within.querySelectorAll<Dialog>('dialog[data-waits]')) {
    dialog.removeAttribute('data-waits')
    openPopup(dialog.dataset.popup ?? '')
  }
}

/** Gives one element the abilities of a dialog. */
export function standIn(dialog: Dialog): void {
  let opener: HTMLElement | null = null
  const focusables = () => [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)]
  dialog.showModal = () => {
    opener = document.activeElement as HTMLElement | null
    dialog.open = true
    dialog.setAttribute('open', '')
    focusables()[0]?.focus()
  }
  dialog.close = () => {
    dialog.open = false
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    opener?.focus()
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close?.()
    if (event.key === 'Tab') stayInside(event, focusables())
  })
}

function stayInside(event: KeyboardEvent, focusables: readonly HTMLElement[]): void {
  const edge = event.shiftKey ? focusables[0] : focusables[focusables.length - 1]
  const other = event.shiftKey ? focusables[focusables.length - 1] : focusables[0]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
