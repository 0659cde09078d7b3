import { takeLater } from '../answers/take-later'
import type { Signed } from '../simulate/simulate-words'
import type { BoardShown, RowShown } from './board-shown'

/** Writes a place into a copy of the row that the view has rendered with all its parts. */
export function rowFrom(
  box: HTMLElement,
  { rank, nick, href, rate, wins, prize, isMe }: RowShown,
): HTMLElement {
  const row = takeLater(box, 'row').querySelector('tr') as HTMLElement
  if (!isMe) row.removeAttribute('class')
  const place = write(row, 'rank', rank)
  place.className = `yz-board__rank yz-board__rank--${rank}`
  showNick(row, nick, href)
  if (!isMe) part(row, 'me').remove()
  if (prize === '') part(row, 'prize').remove()
  else write(row, 'prize', prize)
  showRate(row, rate)
  write(row, 'wins', wins)
  return row
}

/** All but the rows. */
export function showAround(
  box: HTMLElement,
  { part: of, own, state, hash, day, terms, more }: BoardShown,
): void {
  const hasRows = of === 'loading' || of === 'rows'
  ;(box.querySelector('table') as HTMLElement).hidden = !hasRows
  const end = box.querySelector<HTMLElement>('.yz-board__end')
  if (end) end.hidden = !hasRows
  for (const [name, text] of Object.entries({ state, terms })) write(box, name, text).hidden = text === ''
  write(box, 'day', day)
  const line = part(box, 'hash')
  line.hidden = hash === ''
  ;(line.querySelector('span') as Element).textContent = hash
  box.querySelector('.yz-board__all')?.setAttribute('href', more)
  const mine = part(box, 'own')
  mine.hidden = !own
  if (!own) return
  write(mine, 'place', own.place)
  showNick(mine, own.nick, own.href)
  showRate(mine, own.rate)
  write(mine, 'wins', own.wins)
  write(mine, 'note', own.note).hidden = own.note === ''
}

/** Players whose portfolio is private are listed without a link. */
function showNick(within: HTMLElement, nick: string, href: string): void {
  const link = write(within, 'nick', nick)
  if (href !== '') {
    link.setAttribute('href', href)
    return
  }
  const name = document.createElement('span')
  name.className = 'yz-board__nick'
  name.textContent = nick
  link.replaceWith(name)
}

function showRate(within: HTMLElement, { text, tone }: Signed): void {
  const rate = within.querySelector('.yz-simulate__rate') as HTMLElement
  rate.textContent = text
  if (tone) rate.dataset.tone = tone
  else delete rate.dataset.tone
}

function part(within: HTMLElement, name: string): HTMLElement {
  return within.querySelector(`.yz-board__${name}`) as HTMLElement
}

function write(within: HTMLElement, name: string, text: string): HTMLElement {
  const element = part(within, name)
  element.textContent = text
  return element
}
