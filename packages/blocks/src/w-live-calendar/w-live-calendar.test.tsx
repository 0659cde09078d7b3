// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wLiveCalendarSpec } from './props'
import { wLiveCalendar } from './w-live-calendar'

describeBlock({ spec: wLiveCalendarSpec, view: wLiveCalendar, examples, live })

/** 23:30 in China on the 30th: the day after is in another month. */
const NOW = Date.UTC(2026, 10, 30, 15, 30)
const stream = (more: object = {}) => ({
  live_id: 'l-1',
  title: '读懂财报',
  lecturer: '示例投顾',
  adviser_no: 'A01',
  start_at: NOW,
  end_at: NOW + 3_600_000,
  status: 1,
  cover: '',
  is_reserved: false,
  url: '',
  ...more,
})
const answerOf = (...lives: object[]) => ({
  code: 1,
  msg: 'success',
  response: {
    server_time: NOW,
    days: [
      { date: '2026-11-30', lives },
      { date: '2026-12-01', lives: [stream({ title: '明天的' })] },
    ],
  },
})
const done = (response: object) => ({ code: 1, msg: 'success', response })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

async function begin(replies: object[], { isLoggedIn = false } = {}) {
  const page = createTestPage()
  const kept = new Map<string, string>()
  let now = NOW
  let look: () => unknown = () => undefined
  page.now.mockImplementation(() => now)
  page.everySecond = (looks) => {
    look = looks
    looks()
  }
  page.session = { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) }
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wLiveCalendar, { title: '', page_code: 'week' })
  stop = live(block, page)
  await settled()
  return {
    page,
    block,
    names: () => [...block.querySelectorAll('h3')].map(({ textContent }) => textContent),
    async tap(selector: string) {
      block.querySelector<HTMLElement>(selector)?.click()
      await settled()
    },
    async tick(later: number) {
      now = NOW + later
      look()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('wLiveCalendar', () => {
  test('asks for the seven days in China that begin today', async () => {
    const { page, block } = await begin([answerOf(stream())])
    expect(page.ask.mock.calls[0]?.slice(0, 2)).toEqual([
      'activitiesCalendar',
      { start_date: '2026-11-30', end_date: '2026-12-06', page_code: 'week' },
    ])
    const days = [...block.querySelectorAll('[data-day]')].map(({ textContent }) => textContent)
    expect(days).toEqual(['今天30', '周二1', '周三2', '周四3', '周五4', '周六5', '周日6'])
  })

  test('shows the day that is tapped', async () => {
    const { names, tap, block } = await begin([answerOf(stream())])
    expect(names()).toEqual(['读懂财报'])
    await tap('[data-day="1"]')
    expect(names()).toEqual(['明天的'])
    expect(block.querySelector('[data-day="1"]')?.getAttribute('aria-pressed')).toBe('true')
    await tap('[data-day="2"]')
    expect(block.textContent).toContain('这一天没有直播')
  })

  test('books, says so and asks anew', async () => {
    const { page, tap, block } = await begin(
      [answerOf(stream()), done({ is_reserved: 1 }), answerOf(stream({ is_reserved: true }))],
      { isLoggedIn: true },
    )
    await tap('[data-does=reserve]')
    expect(page.ask.mock.calls[1]?.slice(0, 2)).toEqual(['liveReserve', { live_id: 'l-1' }])
    expect(page.toast).toHaveBeenCalledWith('预约成功')
    expect(block.querySelector('[data-does=reserved]')?.textContent).toBe('已预约')
  })

  test('asks for a text message only where that was ticked', async () => {
    const { page, tap } = await begin([answerOf(stream()), done({ is_reserved: 1 })], { isLoggedIn: true })
    await tap('[data-sms]')
    await tap('[data-does=reserve]')
    expect(page.ask.mock.calls[1]?.[1]).toEqual({ live_id: 'l-1', remind: 1 })
  })

  test('without a login leads to it, and books once the visitor is back', async () => {
    const { page, tap, comeBack } = await begin([answerOf(stream()), done({ is_reserved: 1 })])
    await tap('[data-does=reserve]')
    expect(page.login).toHaveBeenCalledOnce()
    expect(page.ask).toHaveBeenCalledOnce()
    await comeBack()
    expect(page.ask.mock.calls[1]?.slice(0, 2)).toEqual(['liveReserve', { live_id: 'l-1' }])
  })

  test('a refusal is said in its own words, and nothing looks booked', async () => {
    const { page, tap, block } = await begin(
      [answerOf(stream()), { code: 400012, msg: '活动已结束', response: undefined }],
      { isLoggedIn: true },
    )
    await tap('[data-does=reserve]')
    expect(page.toast).toHaveBeenCalledWith('活动已结束')
    expect(block.querySelector('[data-does=reserved]')).toBeNull()
  })

  test('asks anew once a stream has begun, and not each second', async () => {
    const { page, tick } = await begin([answerOf(stream({ start_at: NOW + 60_000 }))])
    await tick(59_000)
    expect(page.ask).toHaveBeenCalledTimes(1)
    page.ask.mockResolvedValue(answerOf(stream({ start_at: NOW + 60_000 })))
    for (const second of [60, 61, 62]) await tick(second * 1_000)
    expect(page.ask).toHaveBeenCalledTimes(2)
  })

  test('leads to where it is seen', async () => {
    const { page, tap } = await begin([answerOf(stream({ status: 2, url: 'https://live.example.com/1' }))])
    await tap('[data-does=watch]')
    expect(page.run).toHaveBeenCalledWith(
      { type: 7, atext: 'https://live.example.com/1' },
      expect.any(String),
    )
  })
})
