import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTaps } from '../answers/answer-taps'
import { type Keyed, statusOf } from '../answers/pages'
import { takeLater } from '../answers/take-later'
import { followList, type ListQuery } from './follow-list'
import { listEndOf } from './list-shown'

/** Where rows are put. */
export interface Rows<Item> {
  clear(): void
  /** Adds some below the existing ones. Returns the element of the first that takes the focus. */
  add(items: readonly Item[]): HTMLElement | undefined
}

/** Requests a list and shows it with what is below it, in the box that the view has rendered. */
export function openList<Item extends Keyed>(
  box: HTMLElement,
  page: NearPage,
  query: ListQuery<Item>,
  rows: Rows<Item>,
): Stop {
  const end = box.querySelector('[data-end]') as HTMLElement
  const status = box.querySelector('[role=status]') as HTMLElement
  const waiting = end.firstElementChild as HTMLElement
  let shown: readonly Item[] = []
  let goesOn = false

  /** Returns the first new one. */
  function show(items: readonly Item[]): HTMLElement | undefined {
    if (items === shown) return undefined
    // If not, the list has started over: somebody has logged in.
    const isFurther = shown.every((item, index) => item === items[index])
    if (!isFurther) rows.clear()
    const added = isFurther ? items.slice(shown.length) : items
    shown = items
    return rows.add(added)
  }

  const { more, stop } = followList(page, query, (pages, code) => {
    const name = listEndOf(pages, query.isOwn, code)
    end.replaceChildren(name === 'waiting' ? waiting : takeLater(box, name))
    status.textContent = statusOf(pages)
    if (pages.state === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    const first = show(pages.items)
    // The button that was pressed has gone: keyboard users continue at the first new row.
    if (goesOn && first) first.focus({ preventScroll: true })
    if (pages.state !== 'loading') goesOn = false
  })
  answerTaps(box, {
    login: () => page.login(),
    more() {
      goesOn = true
      more()
    },
  })
  return stop
}
