// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cards, find, isHidden, logInForTest, logOut, soon, text } from '../testing/own-page'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { dropKeptTickets } from './drop-kept-tickets'
import { installTicket, installTickets } from './ticket-pages'

const NOW = Date.parse('2026-11-28T04:00:00Z')
const NO = 'TKET2FANN2'
const TICKET = {
  ticket_no: NO,
  kind: 'speech',
  title: '长期投资',
  begins_at: Date.parse('2026-12-05T06:00:00Z'),
  ends_at: Date.parse('2026-12-05T08:00:00Z'),
  place: '上海大厦三楼',
  people_num: 2,
  state: 'good',
  code: `YZ1.${NO}.aaaaaaaaaaaaaaaaaaaaaa`,
  calendar_url: `https://h5.example.com/n8sf/api/ticket/v1/calendar/${NO}.ics?k=1`,
  server_time: NOW,
}
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1'

beforeEach(() => {
  logInForTest()
  logInAs('7')
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('navigator', { userAgent: SAFARI })
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

function logInAs(sub: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `token=h.${btoa(JSON.stringify({ sub }))}.s; path=/`
}

function openTicket(answers: Parameters<typeof gatewayAnswering>[0], no = NO) {
  history.replaceState(null, '', `/passport/m/ticket?no=${encodeURIComponent(no)}`)
  const outside = gatewayAnswering(answers)
  drawPassport({ page: 'ticket' })
  installTicket()
  return outside
}
const there = () => soon(() => expect(isHidden('.pp-ticket')).toBe(false))

describe('a ticket', () => {
  test('is what a door wants to see, with the time in China and its weekday', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    expect([text('[data-title]'), text('[data-no]'), text('[data-kind]'), text('[data-state]')]).toEqual([
      '长期投资',
      NO,
      '讲座',
      '待入场',
    ])
    expect([text('[data-row=time]'), text('[data-row=place]'), text('[data-row=people]')]).toEqual([
      '2026年12月5日（周六）14:00\u2060–\u206016:00',
      '上海大厦三楼',
      '2 人',
    ])
    expect(find<HTMLImageElement>('[data-code] img').src).toMatch(/^data:image\/svg\+xml,/)
    expect(find<HTMLAnchorElement>('[data-calendar]').href).toBe(TICKET.calendar_url)
    expect([
      isHidden('[data-calendar]'),
      isHidden('[data-calendar-hint]'),
      isHidden('[data-offline]'),
    ]).toEqual([false, true, true])
  })

  test.each(['javascript:alert(1)', '//evil.example/a.ics', 'data:text/calendar,x'])(
    'leads to no calendar at %j',
    async (calendar_url) => {
      openTicket({ ticketDetail: { ...TICKET, calendar_url } })
      await there()
      expect(isHidden('[data-calendar]')).toBe(true)
      expect(find('[data-calendar]').getAttribute('href') || '').not.toBe(calendar_url)
    },
  )

  test.each(['MicroMessenger/8.0', 'n8Web/1.0', 'miniProgram'])(
    'says where a calendar can have it, as nothing happens in %s',
    async (userAgent) => {
      vi.stubGlobal('navigator', { userAgent: `${SAFARI} ${userAgent}` })
      openTicket({ ticketDetail: TICKET })
      await there()
      expect([isHidden('[data-calendar]'), text('[data-calendar-hint]')]).toEqual([
        true,
        '添加到日历：请在浏览器中打开本页。',
      ])
    },
  )

  test.each([
    ['void', '已作废', '这张门票已作废，不能入场。'],
    ['over', '已结束', '活动已经结束。'],
  ])('that is no good any more has no code (%s)', async (state, badge, words) => {
    openTicket({ ticketDetail: { ...TICKET, state, code: '' } })
    await there()
    expect([
      text('[data-state]'),
      text('[data-off]'),
      isHidden('[data-code]'),
      isHidden('[data-calendar]'),
    ]).toEqual([badge, words, true, true])
    expect(document.querySelector('[data-code] img')).toBeNull()
  })

  test('is shown without a network as it was seen last, and says of when that is', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    openTicket({})
    await soon(() => expect(text('[data-offline]')).toBe('离线显示，最近一次更新于 2026年11月28日 12:00'))
    expect([text('[data-no]'), isHidden('[data-code]'), isHidden('[data-states]')]).toEqual([NO, false, true])
    // The network is back, and with it the truth.
    openTicket({ ticketDetail: { ...TICKET, state: 'void', code: '' } })
    await soon(() => expect(text('[data-state]')).toBe('已作废'))
    expect(isHidden('[data-offline]')).toBe(true)
  })

  test('that was kept is over when the clock says so', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    vi.setSystemTime(TICKET.ends_at + 60_000)
    openTicket({})
    await soon(() => expect(isHidden('[data-offline]')).toBe(false))
    expect([text('[data-state]'), isHidden('[data-code]')]).toEqual(['已结束', true])
  })

  test('that was kept is nobody else’s, and gone with a logout', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    logInAs('8')
    openTicket({})
    await soon(() => expect(isHidden('[data-failed]')).toBe(false))
    expect(isHidden('.pp-ticket')).toBe(true)
    logInAs('7')
    dropKeptTickets()
    openTicket({})
    await soon(() => expect(text('[data-failed] p')).toBe('网络异常，请稍后重试'))
  })

  test('that is not theirs is not found, also if it was kept', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    openTicket({ ticketDetail: refusing(errors.contentNotFound) })
    await soon(() => expect(isHidden('[data-missing]')).toBe(false))
    expect(isHidden('.pp-ticket')).toBe(true)
    openTicket({})
    await soon(() => expect(isHidden('[data-failed]')).toBe(false))
  })

  test.each(['', 'x', '<b>'])('called %j is none, and nobody is asked', async (no) => {
    const { asked } = openTicket({ ticketDetail: TICKET }, no)
    await soon(() => expect(isHidden('[data-missing]')).toBe(false))
    expect(asked).toEqual([])
  })

  test('asks for a login, which leads back to it, and shows nothing that was kept', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    logOut()
    openTicket({ ticketDetail: TICKET })
    await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
    expect(isHidden('.pp-ticket')).toBe(true)
    const { search } = find<HTMLAnchorElement>('[data-login]')
    expect(new URLSearchParams(search).get('from')).toBe(`/passport/m/ticket?no=${NO}`)
  })

  test('is text, whatever it is called', async () => {
    openTicket({ ticketDetail: { ...TICKET, title: '<img src=x onerror=alert(1)>' } })
    await there()
    expect(document.querySelector('h1 img')).toBeNull()
  })

  test('is shown where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    openTicket({ ticketDetail: TICKET })
    await there()
    expect(text('[data-no]')).toBe(NO)
  })
})

describe('one’s own tickets', () => {
  const { code: _, calendar_url: __, server_time: ___, ...listed } = TICKET
  const listOf = (list: object[]) => ({
    ticketList: { list, total: list.length, page: 1, page_size: 20, server_time: NOW },
  })
  function openList(answers: Parameters<typeof gatewayAnswering>[0]) {
    gatewayAnswering(answers)
    drawPassport({ page: 'tickets' })
    installTickets()
  }

  test('lead each to its page', async () => {
    openList(listOf([listed, { ...listed, ticket_no: 'TKET2FBEN2', state: 'void', place: '' }]))
    await soon(() => expect(cards()).toHaveLength(2))
    expect(cards().map(({ textContent }) => textContent)).toEqual([
      `讲座待入场长期投资2026年12月5日（周六）14:00\u2060–\u206016:00上海大厦三楼2 人 · 票号 ${NO}`,
      '讲座已作废长期投资2026年12月5日（周六）14:00\u2060–\u206016:002 人 · 票号 TKET2FBEN2',
    ])
    expect(find<HTMLAnchorElement>('.pp-orders a').getAttribute('href')).toBe(`/passport/m/ticket?no=${NO}`)
  })

  test('are none', async () => {
    openList(listOf([]))
    await soon(() => expect(isHidden('[data-empty]')).toBe(false))
  })

  test('without a network are those that were looked at, with of when they are', async () => {
    openTicket({ ticketDetail: TICKET })
    await there()
    openList({})
    await soon(() => expect(cards()).toHaveLength(1))
    expect(text('[data-offline]')).toBe('离线显示，最近一次更新于 2026年11月28日 12:00')
    dropKeptTickets()
    openList({})
    await soon(() => expect(isHidden('[data-failed]')).toBe(false))
  })
})
