import type { LivePage } from '@yingzao/renderer'
import { memoryKey } from '@yingzao/renderer/memory-key'

/**
 * Closes the bar by its button, for this visit. It runs with the page rather than after a chunk: a bar that a visitor
 * has closed should not be seen again, even for a moment.
 */
export function live(block: HTMLElement, { taps }: Pick<LivePage, 'taps'>): undefined {
  // Its own: the blocks inside may have such buttons too.
  const button = block.querySelector<HTMLElement>(':scope > * > * > .yz-suspension__close')
  if (!button) return
  const bar = block.firstElementChild as HTMLElement
  const key = memoryKey(document.documentElement.dataset.code, `suspension-closed:${block.dataset.id}`)
  const close = () => {
    bar.hidden = true
    keep(key)
  }
  bar.hidden = isKept(key)
  if (taps.includes(button)) close()
  button.addEventListener('click', close)
}

/** If storage is switched off, even accessing it throws. */
function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function keep(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // The bar will be there again at the next visit to the page.
  }
}
