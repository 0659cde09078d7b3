import type { NearPage, Stop } from '@yingzao/renderer'
import { countOf } from '../answers/pages'
import { liveSource } from './live-source'
import { shownAfter } from './pages'

/** Shows more of the document's own items, or requests those that a call returns. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const list = block.querySelector<HTMLElement>('div.yz-list')
  if (list?.dataset.source) return liveSource(list, page)
  if (list) liveOwn(list)
  return undefined
}

/** Every tap shows as many more as there were initially. */
function liveOwn(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const size = items.filter(({ hidden }) => !hidden).length
  const button = list.querySelector('.yz-list__more')
  const [end, status] = list.querySelectorAll<HTMLElement>(':scope > p')
  let taps = 0
  button?.addEventListener('click', () => {
    const before = shownAfter(taps++, size, items.length)
    const shown = shownAfter(taps, size, items.length)
    for (const item of items.slice(before, shown)) item.hidden = false
    // The button may be gone now: keyboard users continue at the first new item.
    items[before]?.focus({ preventScroll: true })
    if (status) status.textContent = countOf(shown, items.length)
    if (shown < items.length) return
    button.remove()
    if (end) end.hidden = false
  })
}
