import type { NearPage, Stop } from '@yingzao/renderer'
import { dayName } from '../answers/day-names'
import { takeLater } from '../answers/take-later'
import { openList } from '../simulate/open-list'
import { priceText } from '../simulate/simulate-words'
import { contestOf, type PlayerPage, playerAddress, playerOf } from '../simulate/whose'
import { clockText, SIDES, type Trade, tradesQuery, weightsText } from './trade'

/** Shows the trades of the portfolio that the page's address names, the newest first, under their days. */
export function showTrades(box: HTMLElement, page: NearPage): Stop {
  const days = box.querySelector('.yz-trades__days') as HTMLElement
  const why = box.querySelector('[data-why]') as HTMLElement
  const player_id = playerOf(page)
  const query = tradesQuery(player_id, contestOf(page, box.dataset.trades || ''))
  let lastDay = ''
  let rows: HTMLElement

  function add(trade: Trade): HTMLElement {
    if (trade.day !== lastDay) {
      const day = takeLater(box, 'day')
      ;(day.firstElementChild as Element).textContent = dayName(trade.day)
      rows = day.lastElementChild as HTMLElement
      days.append(day)
      lastDay = trade.day
    }
    const row = takeLater(box, 'trade')
    fill(row, trade)
    rows.append(row)
    return row
  }

  if (!query.isOwn) showWays(box, player_id)
  return openList(box, page, query, {
    clear() {
      days.replaceChildren()
      lastDay = ''
      why.hidden = true
    },
    add(trades) {
      days.hidden = trades.length === 0 && lastDay === ''
      if (trades.some(({ is_masked }) => is_masked)) why.hidden = false
      return trades.map(add)[0]
    },
  })
}

function fill(row: HTMLElement, trade: Trade): void {
  row.dataset.side = trade.side
  write('clock', clockText(trade))
  write('side', SIDES[trade.side])
  write('name', trade.name)
  write('code', trade.code)
  write('weights', weightsText(trade))
  write('price', priceText(trade.price))
  row.querySelector(`[data-part=${trade.is_masked ? 'facts' : 'masked'}]`)?.remove()

  function write(name: string, text: string): void {
    ;(row.querySelector(`.yz-trades__${name}`) as Element).textContent = text
  }
}

/** The other pages of somebody's portfolio. */
function showWays(box: HTMLElement, player_id: string): void {
  for (const way of box.querySelectorAll<HTMLElement>('[data-way]'))
    way.setAttribute('href', playerAddress(way.dataset.way as PlayerPage, player_id))
  ;(box.querySelector('nav') as HTMLElement).hidden = false
}
