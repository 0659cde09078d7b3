const SHOWN_MS = 2000

const region = document.createElement('div')
region.className = 'yz-toast'
region.setAttribute('role', 'status')
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows one line at a time and announces it (DOMAIN.md 0.2). A new one replaces the old. */
export function toast(message: string): void {
  moveToTop()
  clearTimeout(timer)
  region.textContent = message
  timer = setTimeout(() => {
    region.textContent = ''
  }, SHOWN_MS)
}

/** An open dialog covers everything outside it, for eyes and screen readers alike. */
function moveToTop(): void {
  const top = topDialog() || document.body
  if (region.parentNode !== top) top.append(region)
}

/** The topmost dialog has the focus; where nothing has it, the last one on the page is the best guess. */
function topDialog(): Element | undefined {
  const focused = document.activeElement?.closest('dialog[open]')
  const open = document.querySelectorAll('dialog[open]')
  return focused ?? open[open.length - 1]
}

// A message shown while a dialog closes, or by closing it, must still be readable.
document.addEventListener('close', () => region.textContent && moveToTop(), true)
