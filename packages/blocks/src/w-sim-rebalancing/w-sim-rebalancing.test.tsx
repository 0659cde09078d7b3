// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wSimRebalancingSpec } from './props'
import { wSimRebalancing } from './w-sim-rebalancing'

describeBlock({ spec: wSimRebalancingSpec, view: wSimRebalancing, examples, live })

const trade = (minute: number, more: object = {}) => ({
  day: '2026-11-20',
  time: Date.UTC(2026, 10, 20, 2, minute),
  code: '609901',
  name: '江岸酒业',
  is_masked: false,
  side: 'open',
  from_weight: 0,
  to_weight: 12.3,
  price: 10,
  ...more,
})
const masked = (minute: number) =>
  trade(minute, {
    code: '60****',
    name: '',
    is_masked: true,
    from_weight: null,
    to_weight: null,
    price: null,
  })
const answerOf = (list: object[], total = list.length) => ({
  code: 1,
  msg: 'success',
  response: { list, total, page: 1, page_size: 2, is_masked: false },
})
const refused = (code: number) => ({ code, msg: '不行', response: undefined })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

interface Begun {
  isLoggedIn?: boolean
  player_id?: string
}

async function begin(replies: object[], { isLoggedIn = false, player_id = '1' }: Begun = {}) {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.query.mockImplementation((name) => (name === 'player_id' ? player_id : ''))
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wSimRebalancing, { title: '', competition_id: '' })
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const texts = (selector: string) => [...block.querySelectorAll(selector)].map((it) => it.textContent)
  return {
    page,
    block,
    texts,
    rows: () => texts('.yz-trades__trade'),
    isShown: (selector: string) => block.querySelector<HTMLElement>(selector)?.hidden === false,
    async tap(name: string) {
      block.querySelector<HTMLElement>(`[data-does=${name}]`)?.click()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('wSimRebalancing', () => {
  test('says what was bought and sold, by the clock of China, below its day', async () => {
    const { rows, texts, isShown } = await begin([
      answerOf([trade(32), trade(5, { day: '2026-11-19', side: 'close', price: 1.234 })]),
    ])
    expect(texts('h3')).toEqual(['11月20日 周五', '11月19日 周四'])
    expect(rows()).toEqual([
      '10:32买入江岸酒业609901仓位 0.00% → 12.30%成交价 10.00',
      '10:05清仓江岸酒业609901仓位 0.00% → 12.30%成交价 1.234',
    ])
    expect(isShown('[data-why]')).toBe(false)
  })

  test('tells nothing of what is masked but that and why', async () => {
    const { rows, isShown } = await begin([answerOf([masked(1), masked(1)])])
    expect(rows()).toEqual(Array(2).fill('10:01买入60****下一交易日可见'))
    expect(isShown('[data-why]')).toBe(true)
  })

  test('puts more of the same day below it, and goes on with the first that is new', async () => {
    const { block, rows, texts, tap, page } = await begin([
      answerOf([trade(32), trade(31)], 3),
      answerOf([trade(30)], 3),
    ])
    document.body.append(block)
    await tap('more')
    expect([rows().length, texts('h3').length]).toEqual([3, 1])
    expect(document.activeElement?.textContent).toContain('10:30')
    expect(block.textContent).toContain('没有更多了')
    expect(page.ask.mock.calls.map(([, payload]) => payload)).toEqual([
      { player_id: '1', page: 1 },
      { player_id: '1', page: 2 },
    ])
    block.remove()
  })

  test('leads to the other pages of somebody’s portfolio, and of one’s own to none', async () => {
    const { block } = await begin([answerOf([])], { player_id: '7' })
    expect([...block.querySelectorAll('nav a')].map((way) => way.getAttribute('href'))).toEqual([
      '/h5-page/simulateTrading/detail?player_id=7',
      '/h5-page/simulateTrading/position?player_id=7',
      '/h5-page/simulateTrading/article?player_id=7',
    ])
    const own = await begin([answerOf([])], { player_id: '', isLoggedIn: true })
    expect(own.isShown('nav')).toBe(false)
  })

  test('asks nobody for one’s own before the login, and then shows it', async () => {
    const { page, block, tap, comeBack, rows } = await begin([answerOf([trade(1)])], { player_id: '' })
    expect(page.ask).not.toHaveBeenCalled()
    expect(block.textContent).toContain('登录后查看')
    await tap('login')
    expect(page.login).toHaveBeenCalledOnce()
    await comeBack()
    expect(page.ask.mock.calls[0]?.[1]).toEqual({ player_id: 'me', page: 1 })
    expect(rows()).toHaveLength(1)
  })

  test('shows more to who has logged in, and keeps what stood there until then', async () => {
    const { rows, comeBack, isShown, page } = await begin([answerOf([masked(1)])])
    await comeBack()
    expect(rows()).toHaveLength(1)
    expect(page.ask).toHaveBeenCalledTimes(2)
    const later = await begin([answerOf([masked(1)]), answerOf([trade(1)])])
    await later.comeBack()
    expect(later.rows()).toEqual(['10:01买入江岸酒业609901仓位 0.00% → 12.30%成交价 10.00'])
    expect([isShown('[data-why]'), later.isShown('[data-why]')]).toEqual([true, false])
  })

  test.each([
    [{ player_id: '1' }, 404001, '组合不存在或未公开'],
    [{ player_id: 'me', isLoggedIn: true }, 404001, '您还没有报名模拟大赛去报名'],
    [{ player_id: 'me', isLoggedIn: true }, 400003, '登录后查看去登录'],
    [{ player_id: '1' }, 500000, '页面加载失败，点击重试'],
  ])('of %j refused with %i says %s', async (begun, code, text) => {
    const { block } = await begin([refused(code)], begun)
    expect(block.querySelector('[data-end]')?.textContent).toBe(text)
  })

  test('goes on where it failed', async () => {
    const { tap, rows } = await begin([refused(500000), answerOf([trade(1)])])
    await tap('more')
    expect(rows()).toHaveLength(1)
  })

  test('ended before its chunk has come, does nothing', async () => {
    const page = createTestPage()
    live(drawBlock(wSimRebalancing, { title: '', competition_id: '' }), page)()
    await vi.dynamicImportSettled()
    expect(page.ask).not.toHaveBeenCalled()
  })
})
