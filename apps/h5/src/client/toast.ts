const SHOWN_MS = 2000

const region = document.createElement('div')
region.className = 'yz-toast'
region.setAttribute('role', 'status')
let timer: ReturnType<typeof setTimeout> | undefined

/** One line, announced, one at a time (DOMAIN.md 0.2). A new one takes the place of the old. */
export function toast(message: string): void {
  moveToTop()
  clearTimeout(timer)
  region.textContent = message
  timer = setTimeout(() => {
    region.textContent = ''
  }, SHOWN_MS)
}

/** An open dialog covers everything outside of it, for eyes and for readers of the screen alike. */
function moveToTop(): void {
  const top = topDialog() || document.body
  if (region.parentNode !== top) top.append(region)
}

/** The dialog on top has the focus; where nothing has it, the last one of the page is the best guess. */
function topDialog(): Element | undefined {
  const focused = document.activeElement?.closest('dialog[open]')
  const open = document.querySelectorAll('dialog[open]')
  return focused ?? open[open.length - 1]
}

// What is said while a dialog closes, or closes it, is still to be read.
document.addEventListener('close', () => region.textContent && moveToTop(), true)
