// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { cards, find, isHidden, logInForTest, logOut, soon, text } from '../testing/own-page'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { installReminders } from './ticket-pages'

const REMINDER = {
  reminder_id: '1',
  kind: 'speech',
  title: '长期投资',
  text: '您报名的「长期投资」明天 14:00 开始',
  url: '/h5-page/xunjiang',
  at: Date.parse('2026-12-04T06:00:00Z'),
  is_read: true,
}

beforeEach(logInForTest)

function open(list: object[], own: { total?: number; unread?: number } = {}) {
  const outside = gatewayAnswering({
    reminderList: { list, total: list.length, page: 1, page_size: 20, unread: 0, ...own },
    reminderRead: { unread: 0 },
  })
  drawPassport({ page: 'reminders' })
  installReminders()
  return outside
}
const shown = (count: number) => soon(() => expect(cards()).toHaveLength(count))

describe('one’s own reminders', () => {
  test('ask for a login, which leads back here', () => {
    logOut()
    const { asked } = open([REMINDER])
    expect([isHidden('[data-anonymous]'), asked]).toEqual([false, []])
    expect(find<HTMLAnchorElement>('[data-login]').search).toBe('?from=%2Fpassport%2Fm%2Freminders')
  })

  test('say what, when by the clock of China, and lead there', async () => {
    open([REMINDER])
    await shown(1)
    expect(cards()[0]?.textContent).toBe('2026年12月4日 14:00您报名的「长期投资」明天 14:00 开始查看')
    expect(find<HTMLAnchorElement>('.pp-reminder a').getAttribute('href')).toBe('/h5-page/xunjiang')
  })

  test.each([
    ['a script', 'javascript:alert(1)', null],
    ['another site', 'https://elsewhere.example.net/', null],
    ['nowhere', '', null],
    ['this site with its host', `${location.origin}/passport/m/tickets`, '/passport/m/tickets'],
  ])('lead to no place that is not allowed: %s', async (_what, url, href) => {
    open([{ ...REMINDER, url }])
    await shown(1)
    expect(document.querySelector('.pp-reminder a')?.getAttribute('href') ?? null).toBe(href)
  })

  test('mark what is new, and note that it was seen', async () => {
    const { asked } = open([{ ...REMINDER, is_read: false }], { unread: 1 })
    await shown(1)
    expect(text('.pp-unread')).toBe('新')
    await soon(() => expect(asked.map(([id]) => id)).toContain('reminderRead'))
  })

  test('with nothing new note nothing', async () => {
    const { asked } = open([REMINDER])
    await shown(1)
    expect(asked.map(([id]) => id)).toEqual(['reminderList'])
  })

  test('are none', async () => {
    open([])
    await soon(() => expect(isHidden('[data-empty]')).toBe(false))
  })

  test('did not come, and come when asked again', async () => {
    const { asked } = gatewayAnswering({ reminderList: refusing(errors.serverError) })
    drawPassport({ page: 'reminders' })
    installReminders()
    await soon(() => expect(text('[data-failed] p')).toBe(errors.serverError.msg))
    find<HTMLButtonElement>('[data-retry]').click()
    await soon(() => expect(asked).toHaveLength(2))
  })
})
