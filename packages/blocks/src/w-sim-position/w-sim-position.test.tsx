// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wSimPositionProps, wSimPositionSpec } from './props'
import { wSimPosition } from './w-sim-position'

describeBlock({ spec: wSimPositionSpec, view: wSimPosition, examples, live })

const share = (code: string, more: object = {}) => ({
  code,
  name: `示例${code.slice(-1)}`,
  is_masked: false,
  weight: 20,
  cost: 10,
  last: 11,
  profit_rate: 10,
  days: 3,
  qty: 1_200,
  sellable: 1_000,
  is_suspended: false,
  is_frozen: false,
  ...more,
})
const masked = share('60****', {
  name: '',
  is_masked: true,
  cost: null,
  last: null,
  profit_rate: null,
  days: null,
  qty: null,
  sellable: null,
})
const answerOf = (position: object[], more: object = {}) => ({
  code: 1,
  msg: 'success',
  response: {
    position,
    cash: { weight: 60, amount: 6_000 },
    as_of: '',
    is_simulated: true,
    is_masked: false,
    ...more,
  },
})
const quotesOf = (last: Record<string, number>, is_market_open = true) => ({
  code: 1,
  msg: 'success',
  response: {
    list: Object.entries(last).map(([code, price]) => ({ code, last: price })),
    is_market_open,
    server_time: 0,
  },
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Whatever is observed is on the screen. */
class Seen {
  private isOver = false
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: Element) {
    queueMicrotask(() => this.isOver || this.tell([{ target, isIntersecting: true }]))
  }
  disconnect() {
    this.isOver = true
  }
}

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
  vi.unstubAllGlobals()
})

interface Begin {
  isLoggedIn?: boolean
  player_id?: string
  quotes?: object
}

async function begin(replies: object[], { isLoggedIn = true, player_id = '', quotes }: Begin = {}) {
  vi.stubGlobal('IntersectionObserver', Seen)
  const page = createTestPage()
  const left = [...replies]
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.query.mockImplementation((name) => (name === 'player_id' ? player_id : ''))
  page.ask.mockImplementation((id) => {
    const reply = id === 'simulateQuotes' ? quotes : left.shift()
    return reply ? Promise.resolve(reply) : new Promise(() => undefined)
  })
  const block = drawBlock(wSimPosition, wSimPositionProps.parse({}))
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const rows = () => [...block.querySelectorAll<HTMLElement>('[data-code]')]
  return {
    page,
    block,
    rows,
    asked: () => page.ask.mock.calls.map(([id, payload]) => [id, payload]),
    find: (name: string) => block.querySelector<HTMLElement>(`.yz-sim-position__${name}`),
    /** What a row shows, by the names of its figures. */
    figures: (index = 0) =>
      Object.fromEntries(
        [...(rows()[index]?.querySelectorAll<HTMLElement>('dl div') ?? [])]
          .filter(({ hidden }) => !hidden)
          .map((figure) => [...figure.children].map(({ textContent }) => textContent)),
      ),
    async tap(selector: string) {
      block.querySelector<HTMLElement>(selector)?.click()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('wSimPosition', () => {
  test('the own portfolio tells how many shares there are, and how many can be sold', async () => {
    const { asked, figures, block, find } = await begin([answerOf([share('609901')])])
    expect(asked()[0]).toEqual(['simulatePosition', { player_id: 'me' }])
    expect(figures()).toEqual({
      占比: '20.00%',
      成本: '10.00',
      现价: '11.00',
      持股: '1,200 股',
      可卖: '1,000 股',
    })
    expect(find('about')?.textContent).toBe('609901 · 持有 3 天')
    expect(find('rate')?.textContent).toBe('+10.00%')
    expect(find('cash')?.textContent).toBe('现金占比60.00%可用（元）60.00')
    expect(find('as-of')?.textContent).toBe('当前持仓')
    expect(block.querySelector<HTMLElement>('.yz-simulate__badge')?.hidden).toBe(false)
  })

  test('somebody else’s does not, and is of the address', async () => {
    const reply = answerOf([share('609901', { sellable: null })], {
      cash: { weight: 60, amount: null },
      as_of: '2026-11-27',
      is_simulated: false,
    })
    const { asked, figures, find, block } = await begin([reply], { player_id: '7', isLoggedIn: false })
    expect(asked()[0]).toEqual(['simulatePosition', { player_id: '7' }])
    expect(Object.keys(figures())).toEqual(['占比', '成本', '现价'])
    expect(block.querySelector<HTMLElement>('[data-cash=amount]')?.parentElement?.hidden).toBe(true)
    expect(find('as-of')?.textContent).toBe('截至 2026-11-27 收盘')
    expect(block.querySelector<HTMLElement>('.yz-simulate__badge')?.hidden).toBe(true)
    expect(
      [...block.querySelectorAll('.yz-sim-position__way')].map((way) => way.getAttribute('href')),
    ).toEqual(['detail', 'rebalancing'].map((name) => `/h5-page/simulateTrading/${name}?player_id=7`))
  })

  test('of what is masked there is no more than how much it is, and when it is seen', async () => {
    const { find, figures, rows } = await begin([answerOf([masked], { is_masked: true })], { player_id: '7' })
    expect(find('name')?.textContent).toBe('60****')
    expect([find('masked')?.hidden, find('masked')?.textContent]).toEqual([false, '次日开盘后可见'])
    expect(find('rate')?.hidden).toBe(true)
    expect(figures()).toEqual({ 占比: '20.00%' })
    expect(find('rule')?.hidden).toBe(false)
    expect(rows()[0]?.textContent).not.toContain('10.00')
  })

  test('a row that was masked and is seen now is a whole one', async () => {
    const { block, comeBack, figures, find } = await begin(
      [answerOf([masked], { is_masked: true }), answerOf([share('609901', { sellable: null })])],
      { player_id: '7', isLoggedIn: false },
    )
    await comeBack()
    expect(block.querySelector('[data-code="609901"]')).not.toBeNull()
    expect(Object.keys(figures())).toEqual(['占比', '成本', '现价'])
    expect([find('masked')?.hidden, find('rate')?.hidden, find('rule')?.hidden]).toEqual([true, false, true])
  })

  test('says what is suspended, and what counts with its price before', async () => {
    const { find } = await begin([answerOf([share('609901', { is_suspended: true, is_frozen: true })])])
    expect([find('suspended')?.hidden, find('frozen')?.hidden]).toEqual([false, false])
    expect([find('suspended')?.textContent, find('frozen')?.textContent]).toEqual([
      '停牌',
      '除权数据缺失，暂按前价计',
    ])
  })

  test('without shares there is cash alone', async () => {
    const { find } = await begin([answerOf([])])
    expect([find('empty')?.hidden, find('list')?.hidden]).toEqual([false, true])
    expect(find('cash')?.textContent).toContain('60.00%')
  })

  test('the own portfolio is asked for once somebody is logged in, and not before', async () => {
    const { asked, block, tap, page, comeBack, rows } = await begin([answerOf([share('609901')])], {
      isLoggedIn: false,
    })
    expect(block.textContent).toContain('登录后查看')
    expect(asked()).toEqual([])
    await tap('[data-does=login]')
    expect(page.login).toHaveBeenCalledOnce()
    await comeBack()
    expect(rows()).toHaveLength(1)
  })

  test.each([
    ['not there, or private', errors.contentNotFound, '组合不存在或未公开'],
    ['not to be had now', { code: 500000, msg: '系统繁忙' }, '系统繁忙'],
  ])('says that a portfolio is %s', async (_, { code, msg }, said) => {
    const { block } = await begin([{ code, msg, response: undefined }], { player_id: '7' })
    expect(block.querySelector('[data-part]')?.textContent).toContain(said)
  })

  describe('while the market is open', () => {
    test('prices and what they make follow the quotes, and rows stay where they are', async () => {
      const shares = [share('609901'), share('309905', { weight: 10 })]
      const { rows, asked, figures, find } = await begin([answerOf(shares)], {
        quotes: quotesOf({ 309905: 30, 609901: 9.5 }),
      })
      expect(asked()[1]).toEqual(['simulateQuotes', { codes: '609901,309905' }])
      expect(rows().map(({ dataset }) => dataset.code)).toEqual(['609901', '309905'])
      expect(figures(0)).toMatchObject({ 现价: '9.50', 成本: '10.00', 占比: '20.00%' })
      expect([find('rate')?.textContent, find('rate')?.dataset.tone]).toEqual(['-5.00%', 'down'])
      expect(rows()[1]?.querySelector('.yz-simulate__rate')?.textContent).toBe('+200.00%')
    })

    test('what was got for nothing has a price and no rate', async () => {
      const { figures, find } = await begin(
        [answerOf([share('609901', { cost: null, profit_rate: null })])],
        {
          quotes: quotesOf({ 609901: 12 }),
        },
      )
      expect(figures()).toMatchObject({ 现价: '12.00', 成本: '--' })
      expect(find('rate')?.textContent).toBe('--')
    })

    test('what is masked or waits for data keeps what it had', async () => {
      const shares = [masked, share('309905', { is_frozen: true }), share('609901')]
      const { asked, figures } = await begin([answerOf(shares)], {
        quotes: quotesOf({ 309905: 30, 609901: 12 }),
      })
      expect(asked()[1]?.[1]).toEqual({ codes: '609901' })
      expect(figures(1)).toMatchObject({ 现价: '11.00' })
    })

    test('a portfolio as of a day before is not followed', async () => {
      const { asked } = await begin([answerOf([share('609901')], { as_of: '2026-11-27' })], {
        player_id: '7',
      })
      expect(asked()).toHaveLength(1)
    })

    test('more than thirty shares are asked for in parts', async () => {
      const shares = Array.from({ length: 31 }, (_, index) => share(String(600_000 + index)))
      const { asked } = await begin([answerOf(shares)])
      expect(
        asked()
          .slice(1)
          .map(([, payload]) => (payload as { codes: string }).codes.split(',').length),
      ).toEqual([30, 1])
    })

    test('nothing of it runs on when the page has gone', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      await begin([answerOf([share('609901')])], { quotes: quotesOf({ 609901: 12 }) })
      expect(vi.getTimerCount()).toBeGreaterThan(1)
      stop?.()
      expect(vi.getTimerCount()).toBe(0)
      vi.useRealTimers()
    })
  })

  test('while it is closed they stay', async () => {
    const { figures } = await begin([answerOf([share('609901')])], {
      quotes: quotesOf({ 609901: 12 }, false),
    })
    expect(figures()).toMatchObject({ 现价: '11.00' })
  })
})
