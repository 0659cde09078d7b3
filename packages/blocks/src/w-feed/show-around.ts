import { takeLater } from '../answers/take-later'
import { type Choice, sortedBy } from './feed-query'
import { LOCK_WORDS, noteTexts, type Part, shortDay } from './feed-shown'
import type { Feed } from './kinds'

/** Shows everything of a column but its rows: what can be chosen, what is locked, where it is from. */
export function showAround(box: HTMLElement, part: Part, feed: Feed | undefined): void {
  if (feed) showLists(box, feed)
  showPart(box, part)
  showLock(box, feed)
  showNotes(box, feed)
}

/** Shows what is chosen: the column that it is sorted by, the sector, and the day. */
export function showChoice(box: HTMLElement, { sort, sector }: Choice, day: string): void {
  for (const button of box.querySelectorAll<HTMLElement>('[data-does=sort]')) {
    const head = button.parentElement as Element
    const sorted = sortedBy(sort, button.dataset.key as string)
    if (sorted) head.setAttribute('aria-sort', sorted)
    else head.removeAttribute('aria-sort')
  }
  for (const tab of box.querySelectorAll<HTMLElement>('[data-value]')) {
    const { does, value = '' } = tab.dataset
    const isChosen =
      does === 'period' ? sortedBy(sort, value) !== undefined : value === (does === 'day' ? day : sector)
    tab.setAttribute('aria-pressed', String(isChosen))
  }
}

/** Shows the days or sectors of the answer, unless they are there already: a button that has the focus keeps it. */
function showLists(box: HTMLElement, { days, sectors }: Feed): void {
  const list = box.querySelector('[data-list=day],[data-list=sector]') as HTMLElement | null
  if (!list) return
  const values = list.dataset.list === 'day' ? days : ['', ...sectors]
  const stands = [...list.children].map((tab) => (tab as HTMLElement).dataset.value)
  if (values.join() === stands.join() && values.length === stands.length) return
  list.replaceChildren(
    ...values.map((value) => {
      const tab = takeLater(box, 'tab')
      tab.dataset.value = value
      const text = tab.dataset.does === 'day' ? shortDay(value) : value || '全部'
      ;(tab.firstElementChild as Element).textContent = text
      return tab
    }),
  )
}

function showPart(box: HTMLElement, part: Part): void {
  const place = box.querySelector('[data-part]') as HTMLElement
  ;(box.querySelector('section') as HTMLElement).hidden = part !== 'rows' && part !== 'loading'
  place.replaceChildren(...(part === 'empty' || part === 'failed' ? [takeLater(box, part)] : []))
}

function showLock(box: HTMLElement, feed: Feed | undefined): void {
  const place = box.querySelector('[data-lock]') as HTMLElement
  place.replaceChildren()
  if (!feed?.is_locked) return
  const card = takeLater(box, 'card')
  ;(card.querySelector('p') as Element).textContent = LOCK_WORDS[feed.lock]
  for (const way of card.querySelectorAll<HTMLElement>('[data-by]')) {
    const { by } = way.dataset
    const isMeant =
      feed.lock === 'login' ? by === 'login' : by === 'action' || (by === 'url' && feed.lock_url)
    if (!isMeant) way.remove()
  }
  place.append(card)
}

function showNotes(box: HTMLElement, feed: Feed | undefined): void {
  const texts = noteTexts(feed)
  for (const [name, text] of Object.entries(texts)) {
    const note = box.querySelector(`[data-note=${name}]`) as HTMLElement
    note.textContent = text
    ;(note.closest('p') as HTMLElement).hidden = text === ''
  }
  for (const badge of box.querySelectorAll<HTMLElement>('.yz-feed__badge')) badge.hidden = !feed?.is_simulated
}
