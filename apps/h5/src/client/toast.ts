const SHOWN_MS = 2000

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** One line, announced, one at a time (DOMAIN.md 0.2). A new one takes the place of the old. */
export function toast(message: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'yz-toast'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  clearTimeout(timer)
  region.textContent = message
  timer = setTimeout(() => {
    if (region) region.textContent = ''
  }, SHOWN_MS)
}
