import { shownAfter, shownText } from './pages'

/** Shows as many of the document's items again with every tap on its button. */
export function live(block: HTMLElement): undefined {
  const more = block.querySelector<HTMLElement>('.yz-list__more')
  const end = block.querySelector<HTMLElement>('.yz-list__end')
  const status = block.querySelector('[role=status]')
  if (!more || !end || !status) return
  const items = [...block.querySelectorAll<HTMLElement>('[data-item]')]
  const count = items.length
  const pageSize = items.filter(({ hidden }) => !hidden).length
  let taps = 0

  more.addEventListener('click', () => {
    const firstNew = items[shownAfter(taps, pageSize, count)]
    taps += 1
    const shown = shownAfter(taps, pageSize, count)
    for (const item of items.slice(0, shown)) item.hidden = false
    status.textContent = shownText(shown, count)
    more.hidden = shown === count
    end.hidden = shown < count
    // The button may be gone: whoever goes by keyboard goes on with the first item that is new.
    firstNew?.focus({ preventScroll: true })
  })
}
