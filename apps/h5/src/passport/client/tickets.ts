import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { element } from './element'
import { keptTickets } from './kept-tickets'
import { loadWhenWanted } from './list-states'
import { ask, isLoggedIn, part, show } from './page'
import { pagedList } from './paged-list'
import { BADGES, KINDS, offlineText, STATES, stateNow, timeText } from './ticket-words'

type Listed = OperationResponse<Operations['ticketList']>['list'][number]
type Part = Pick<OperationResponse<Operations['ticketList']>, 'list' | 'total' | 'page' | 'page_size'>

const PART = 20

const list = pagedList<Listed>({
  fetchPart,
  keyOf: ({ ticket_no }) => ticket_no,
  draw: ticketCard,
  counted: '张',
})

/** Shows the tickets somebody has; without a network, those viewed before. */
export function installTickets(): void {
  loadWhenWanted(() => list.load())
}

async function fetchPart(page: number): Promise<Part> {
  try {
    const { response, msg } = await ask('ticketList', { page, page_size: PART })
    if (!response) throw new Error(msg)
    show('[data-offline]', false)
    return response
  } catch (error) {
    const kept = keptTickets()
    if (page > 1 || !isLoggedIn() || kept.length === 0) throw error
    part('[data-offline]').textContent = offlineText(Math.min(...kept.map(({ server_time }) => server_time)))
    show('[data-offline]', true)
    const next = kept.sort((one, other) => one.begins_at - other.begins_at)
    return { list: next, total: next.length, page: 1, page_size: PART }
  }
}

function ticketCard(ticket: Listed): HTMLElement {
  const { ticket_no, kind, title, people_num, place } = ticket
  const state = stateNow(ticket)
  const card = element('li', '', `pp-card pp-pass${state === 'good' ? '' : ' pp-pass--off'}`)
  card.tabIndex = -1
  const link = element('a', '', 'pp-pass__link')
  link.href = `/passport/m/ticket?no=${encodeURIComponent(ticket_no)}`
  const top = element('p', '', 'pp-pass__top')
  top.append(element('span', KINDS[kind]), element('b', STATES[state], BADGES[state]))
  link.append(top, element('h2', title), element('p', timeText(ticket)))
  if (place !== '') link.append(element('p', place))
  link.append(element('p', `${people_num} 人 · 票号 ${ticket_no}`))
  card.append(link)
  return card
}
