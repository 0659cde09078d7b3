import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import { drawQr } from '@yingzao/host/draw-qr'
import { detectPlace } from '@yingzao/host/early'
import { isSafeAddress, ownPath } from '@yingzao/schema/client'
import { element } from './element'
import { dropTicket, keepTicket, keptTickets, type Ticket } from './kept-tickets'
import { loadWhenWanted, showState } from './list-states'
import { ask, isLoggedIn, part, show, wordsFor } from './page'
import { BADGES, KINDS, offlineText, STATES, stateNow, timeText } from './ticket-words'

/** Shows a ticket to be presented at a door, even without a network. */
export function installTicket(): void {
  // After logging in, visitors return to this very ticket.
  const here = encodeURIComponent(location.pathname + location.search)
  part<HTMLAnchorElement>('[data-login]').href = `/passport/m/login?from=${here}`
  loadWhenWanted(load)
}

async function load(): Promise<void> {
  const ticket_no = (new URLSearchParams(location.search).get('no') ?? '').toUpperCase()
  show('[data-missing]', false)
  showOffline()
  if (!isLoggedIn()) return showNobody()
  if (!/^[2-9A-HJ-NP-Z]{10}$/.test(ticket_no)) return showMissing()
  // Immediately, as it may take a while until a weak network has failed.
  const kept = keptTickets().find((one) => one.ticket_no === ticket_no)
  showTicket(kept)
  showState(kept ? undefined : 'loading')
  try {
    const { response, msg, code } = await ask('ticketDetail', { ticket_no })
    if (code === CONTENT_NOT_FOUND) {
      dropTicket(ticket_no)
      return showMissing()
    }
    if (!response) throw new Error(msg)
    keepTicket(response)
    showTicket(response)
    showState()
  } catch (error) {
    if (!isLoggedIn()) return showNobody()
    if (kept) return showOffline(kept)
    part('[data-failed] p').textContent = wordsFor(error)
    showState('failed')
  }
}

function showNobody(): void {
  showTicket()
  showState('anonymous')
}

function showMissing(): void {
  showTicket()
  showState()
  show('[data-missing]', true)
}

function showOffline(kept?: Ticket): void {
  part('[data-offline]').textContent = kept ? offlineText(kept.server_time) : ''
  show('[data-offline]', kept !== undefined)
}

function showTicket(ticket?: Ticket): void {
  show('[data-states]', !ticket)
  show('.pp-ticket', Boolean(ticket))
  if (!ticket) return
  const state = stateNow(ticket)
  const isGood = state === 'good'
  part('[data-kind]').textContent = KINDS[ticket.kind]
  Object.assign(part('[data-state]'), { textContent: STATES[state], className: BADGES[state] })
  part('.pp-ticket').classList.toggle('pp-ticket--off', !isGood)
  part('[data-title]').textContent = ticket.title
  part('[data-no]').textContent = ticket.ticket_no
  part('[data-row=time]').textContent = timeText(ticket)
  part('[data-row=place]').textContent = ticket.place || '以主办方通知为准'
  part('[data-row=people]').textContent = `${ticket.people_num} 人`
  part('[data-off]').textContent = state === 'void' ? '这张门票已作废，不能入场。' : '活动已经结束。'
  show('[data-off]', !isGood)
  showCode(isGood ? ticket.code : '')
  showCalendar(ticket, isGood)
  show('[data-door]', isGood)
}

function showCode(code: string): void {
  show('[data-code]', code !== '')
  part('[data-code]').replaceChildren(...(code === '' ? [] : [codePicture(code)]))
}

function codePicture(code: string): HTMLImageElement {
  const picture = element('img', '')
  return Object.assign(picture, { src: drawQr(code), alt: '入场二维码', width: 240, height: 240 })
}

/** Web views of WeChat and of apps ignore such a file, or show it as text. */
function showCalendar({ calendar_url }: Ticket, isGood: boolean): void {
  const { __wxjs_environment } = window as { __wxjs_environment?: string }
  const place = detectPlace(navigator.userAgent, __wxjs_environment)
  const isBrowser = place === 'mb' || place === 'pc'
  const address = ownPath(calendar_url, location.origin)
  const isSafe = isSafeAddress(address)
  if (isSafe) part<HTMLAnchorElement>('[data-calendar]').href = address
  show('[data-calendar]', isGood && isBrowser && isSafe)
  show('[data-calendar-hint]', isGood && !isBrowser)
}
