/**
 * Keeps an element above the page and its dialogs, and usable. An open dialog covers everything and makes all but its
 * own content inert, so the element is put into the topmost one, and shown last. `moved` is called when it was moved,
 * which loses the scroll positions in it.
 */
export function keepOnTop(element: HTMLElement, moved: () => void): void {
  if (!('showPopover' in element)) return
  element.popover = 'manual'

  function raise(): void {
    const open = document.querySelectorAll('dialog[open]')
    const top = open[open.length - 1]
    // React does not know the element, and would discard a dialog that is not hydrated yet.
    const home = top && !top.closest('[data-asleep]') ? top : document.body
    if (element.isConnected && element.parentNode === home && element.matches(':popover-open'))
      element.hidePopover()
    if (element.parentNode !== home) home.append(element)
    element.showPopover()
    moved()
  }

  raise()
  new MutationObserver((changes) => changes.some(concernsDialogs) && raise()).observe(document.body, {
    subtree: true,
    attributeFilter: ['open', 'data-asleep'],
  })
  // Captured, so it runs before a dialog removes itself and its content.
  document.addEventListener('close', raise, true)
}

function concernsDialogs({ target, attributeName }: MutationRecord): boolean {
  return target instanceof HTMLDialogElement || attributeName === 'data-asleep'
}
