import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import type { CompetitionShown, OwnShown, PrizeShown } from './competition-shown'

/** Everything that is no more than a line, in the card that the view has rendered. */
export function showCard(card: HTMLElement, shown: CompetitionShown): void {
  if (shown.title) write(card, 'title', shown.title)
  write(card, 'word', shown.word).hidden = shown.word === ''
  write(card, 'lead', shown.lead)
  const text = card.querySelector('.yz-contest__act .yz-contest__text')
  if (text && text.textContent !== shown.text) text.textContent = shown.text
  if (shown.href) text?.setAttribute('href', shown.href)
  const board = part(card, 'board')
  board.hidden = shown.board === ''
  if (shown.board) board.setAttribute('href', shown.board)
  const hash = part(card, 'hash')
  hash.hidden = shown.hash === ''
  ;(hash.querySelector('span') as Element).textContent = shown.hash
  if (shown.facts)
    for (const [fact, said] of Object.entries(shown.facts)) {
      const row = card.querySelector(`[data-fact=${fact}]`) as HTMLElement
      row.hidden = said === ''
      ;(row.lastElementChild as Element).textContent = said
    }
  showOwn(part(card, 'own'), shown.own)
}

function showOwn(place: HTMLElement, own: OwnShown | undefined): void {
  place.hidden = !own
  if (!own) return
  for (const name of ['nick', 'asset', 'place'] as const) write(place, name, own[name])
  write(place, 'out', own.out).hidden = own.out === ''
  const rate = place.querySelector('.yz-simulate__rate') as HTMLElement
  rate.textContent = own.rate.text
  if (own.rate.tone) rate.dataset.tone = own.rate.tone
  else delete rate.dataset.tone
}

/** A page need not show them. */
export function showPrizes(card: HTMLElement, prizes: readonly PrizeShown[]): void {
  const place = card.querySelector<HTMLElement>('.yz-contest__prizes')
  if (!place) return
  place.hidden = prizes.length === 0
  const rows = prizes.map((prize) => {
    const row = takeLater(card, 'prize').querySelector('tr') as HTMLElement
    const [rank, what, value] = row.children as unknown as [Element, Element, Element]
    rank.textContent = prize.place
    ;(what.querySelector('span') as Element).textContent = prize.name
    value.textContent = prize.value
    const image = row.querySelector('img') as HTMLImageElement
    showImage(image, prize.image, () => image.remove())
    return row
  })
  place.querySelector('tbody')?.replaceChildren(...rows)
}

/** In the card and in the sheet. */
export function showRules(card: HTMLElement, rules: readonly string[]): void {
  for (const place of card.querySelectorAll<HTMLElement>('.yz-contest__rules')) {
    place.hidden = rules.length === 0
    const lines = rules.map((rule) => {
      const line = document.createElement('p')
      line.textContent = rule
      return line
    })
    place.querySelector('div')?.replaceChildren(...lines)
  }
}

function part(within: Element, name: string): HTMLElement {
  return within.querySelector(`.yz-contest__${name}`) as HTMLElement
}

/** A line that already says this is left alone: screen readers would read it out again. */
function write(within: Element, name: string, text: string): HTMLElement {
  const line = part(within, name)
  if (line.textContent !== text) line.textContent = text
  return line
}
