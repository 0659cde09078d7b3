// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wSimDetailSpec } from './props'
import type { Detail } from './record-shown'
import { wSimDetail } from './w-sim-detail'

describeBlock({ spec: wSimDetailSpec, view: wSimDetail, examples, live })

type Told = Partial<Record<string, (payload: Record<string, unknown>) => unknown>>

const said = (response: unknown) => ({ code: 1, msg: 'success', response })
const lost = () => Promise.reject(Object.assign(new Error('网络异常'), { name: 'CallError', reply: {} }))
function example(title: string): Detail {
  const [answer] = examples.find((one) => one.title === title)?.answers ?? []
  if (!answer || !('response' in answer)) throw new Error(`No example shows ${title}.`)
  return answer.response as Detail
}
const OTHER = example('别人的组合')
const OWN = example('自己的组合，大赛进行中')
const NOW = Date.UTC(2026, 10, 23, 2)

const sheet = {
  competition_id: 'contest-2',
  code: '609901',
  name: '江岸酒业',
  unit: '股',
  phase: 'continuous',
  closed_reason: '',
  is_suspended: false,
  is_stale: false,
  is_simulated: true,
  quoted_at: NOW,
  last: 10,
  prev_close: 10,
  limit_up: 11,
  limit_down: 9,
  buy_most: 10.21,
  sell_least: 9.79,
  ask1: 10.01,
  bid1: 9.99,
  tick: 0.01,
  lot: 100,
  lot_step: 100,
  most_shares: 1_000_000,
  cash: 100_000_000,
  qty: 0,
  sellable: 0,
  buyable: 9_900,
  most_percent: 50,
  commission_rate: 300,
  commission_min: 500,
  stamp_rate: 500,
  transfer_rate: 10,
}
const order = {
  order_id: '7',
  client_no: 'a-client-no',
  code: '609901',
  name: '江岸酒业',
  side: 'buy',
  kind: 'limit',
  qty: 100,
  price: 10.01,
  day: '2026-11-23',
  state: 'open',
  filled_qty: 0,
  filled_amount: 0,
  filled_price: null,
  fees: 0,
  commission: 0,
  stamp: 0,
  transfer: 0,
  held: 100_601,
  remark: '',
  accepted_at: NOW,
  ended_at: null,
}

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

/** The block once the gateway has answered; calls that a test gives no answer for stay pending. */
async function begin(told: Told, { isLoggedIn = true, query = {} as Record<string, string> } = {}) {
  const page = createTestPage({ now: () => NOW })
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.query.mockImplementation((name) => query[name] ?? '')
  page.ask.mockImplementation(async (id, payload) => {
    const reply = told[id]
    return reply ? reply(payload as Record<string, unknown>) : new Promise(() => undefined)
  })
  const block = drawBlock(wSimDetail, { title: '', competition_id: '' })
  stop = live(block, page)
  const find = (selector: string) => block.querySelector<HTMLElement>(selector)
  const button = (text: string) =>
    [...block.querySelectorAll('button')].find((one) => one.textContent === text && !one.closest('[hidden]'))
  const payloads = (id: string) =>
    page.ask.mock.calls.filter(([called]) => called === id).map(([, payload]) => payload)
  await vi.waitFor(() => expect(find('[data-part] article, .yz-folio__none')).not.toBeNull())
  return {
    page,
    block,
    find,
    payloads,
    text: () => block.textContent ?? '',
    async tap(what: string | HTMLElement | null) {
      const found = typeof what === 'string' ? button(what) : what
      if (!found) throw new Error(`There is no ${what}.`)
      found.click()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('the record', () => {
  test('is of whom the address names', async () => {
    const { payloads } = await begin({ simulateDetail: () => said(OTHER) }, { query: { player_id: '8' } })
    expect(payloads('simulateDetail')).toEqual([{ player_id: '8', period: 'all' }])
  })

  test('of a span that is asked for comes in the place of the one before it', async () => {
    const { payloads, find, tap } = await begin({
      simulateDetail: ({ period }) => said({ ...OTHER, period, return: period === 'week' ? -2 : 3.55 }),
    })
    await tap('周')
    expect(payloads('simulateDetail').at(-1)).toEqual({ player_id: 'me', period: 'week' })
    expect(find('[data-word=return]')?.textContent).toBe('-2.00%')
    expect(find('[data-period=week]')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('says the day that keys and fingers are at', async () => {
    const { find } = await begin({ simulateDetail: () => said(OTHER) })
    const days = find('[role=slider]') as HTMLElement
    const below = () => find('[data-spot]')?.textContent
    expect(below()).toContain('2026-11-20')
    const press = (key: string) => days.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowLeft')
    expect(days.getAttribute('aria-valuetext')).toBe('2026-11-19，组合 +4.10%，示例综合指数 +0.90%')
    press('Home')
    press('ArrowLeft')
    expect(below()).toContain('2026-11-12')
    vi.spyOn(days, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 670 } as DOMRect)
    days.dispatchEvent(
      Object.assign(new MouseEvent('pointerdown', { clientX: 650 }), { pointerType: 'touch' }),
    )
    expect(below()).toContain('2026-11-20')
    expect((days.firstElementChild as HTMLElement).hidden).toBe(false)
  })

  test('is followed, after the login where there was none', async () => {
    const told: Told = {
      simulateDetail: () => said(OTHER),
      simulateFollow: ({ follow }) => said({ is_followed: follow === 1, followers: 129 }),
    }
    const { page, payloads, find, tap, text } = await begin(told, { isLoggedIn: false })
    await tap('关注')
    expect(page.login).toHaveBeenCalledOnce()
    expect(payloads('simulateFollow')).toEqual([])
    page.isLoggedIn.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(find('[data-does=follow]')?.textContent).toBe('已关注'))
    expect(payloads('simulateFollow')).toEqual([{ player_id: '8', follow: 1 }])
    expect(text()).toContain('129 人关注')
    await tap('已关注')
    expect(payloads('simulateFollow').at(-1)).toEqual({ player_id: '8', follow: 0 })
  })

  test('of others, of a contest that is over and of who was disqualified has nothing to trade by', async () => {
    for (const more of [{ is_me: false }, { status: 'settled' }, { is_disqualified: true }]) {
      const { find } = await begin({ simulateDetail: () => said({ ...OWN, ...more }) })
      expect(find('[data-trade]')?.hidden).toBe(true)
      stop?.()
    }
  })
})

const market: Told = {
  simulateDetail: () => said(OWN),
  instrumentSearch: () => said({ list: [{ code: '609901', name: '江岸酒业', exchange: 'SSE', sector: '' }] }),
  simulateOrderSheet: () => said(sheet),
  simulateOrders: () => said({ competition_id: 'contest-2', list: [order], next: null }),
}

/** The sheet of a buyer who has chosen a share and a number. */
async function beginOrder(told: Told = {}) {
  const own = await begin({ ...market, ...told })
  const { find, tap, block } = own
  await tap('买入')
  await vi.waitFor(() => expect(find('.yz-order__share input')).not.toBeNull())
  const share = find('.yz-order__share input') as HTMLInputElement
  share.value = '609901'
  share.dispatchEvent(new Event('input'))
  await vi.waitFor(() =>
    expect(find('.yz-order__aside')?.closest('.yz-order')?.textContent).toContain('可买 9,900 股'),
  )
  const submit = async () => {
    find('.yz-order__form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const field = (name: string) =>
    block.querySelector<HTMLInputElement>(`input[id$="${name}"]`) as HTMLInputElement
  const type = (name: string, text: string) => {
    field(name).value = text
    field(name).dispatchEvent(new Event('input'))
  }
  return { ...own, submit, type, field }
}

describe('an order', () => {
  test('says what it comes to with all fees before it is given, and is given as it was confirmed', async () => {
    const { type, submit, tap, text, payloads, field } = await beginOrder({
      simulateOrder: () => said(order),
    })
    expect(field('price').value).toBe('10.01')
    type('qty', '100')
    expect(text()).toContain('佣金 5.00 · 过户费 0.01')
    expect(text()).toContain('1,006.01 元')
    await submit()
    expect(text()).toContain(
      '按限价 10.01 元买入江岸酒业（609901）100 股，预计成交 1,001.00 元，费用 5.01 元，预计共付 1,006.01 元。',
    )
    expect(payloads('simulateOrder')).toEqual([])
    await tap('确认买入')
    expect(payloads('simulateOrder')).toEqual([
      {
        competition_id: 'contest-2',
        client_no: expect.stringMatching(/^[0-9a-f]{32}$/),
        code: '609901',
        side: 'buy',
        qty: 100,
        price: '10.01',
      },
    ])
    expect(text()).toContain('委托已提交')
    expect(payloads('simulateDetail')).toHaveLength(2)
  })

  test('of which no answer came is sent again under its number; a new one has another', async () => {
    let isLost = true
    const { type, submit, tap, text, payloads } = await beginOrder({
      simulateOrder: () => (isLost ? lost() : said(order)),
    })
    type('qty', '100')
    await submit()
    await tap('确认买入')
    expect(text()).toContain('没有收到结果')
    isLost = false
    await tap('再发一次')
    await tap('继续委托')
    type('qty', '100')
    await submit()
    await tap('确认买入')
    const [first, again, next] = (payloads('simulateOrder') as { client_no: string }[]).map(
      (one) => one.client_no,
    )
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  test('that is refused says why beside its field, and loses nothing of what was typed', async () => {
    const { type, submit, tap, field } = await beginOrder({
      simulateOrder: () => ({ code: 400071, msg: '可用资金不足，需要 2.00 元，可用 1.00 元' }),
    })
    type('price', '10.00')
    type('qty', '200')
    await submit()
    await tap('确认买入')
    expect(field('qty').getAttribute('aria-invalid')).toBe('true')
    expect(
      document.getElementById(field('qty').getAttribute('aria-describedby') ?? '')?.textContent,
    ).toContain('可用资金不足')
    expect([field('price').value, field('qty').value]).toEqual(['10.00', '200'])
  })

  test('beyond the limits of the day, or in odd lots, goes nowhere', async () => {
    const { type, submit, text, payloads } = await beginOrder()
    type('price', '11.01')
    type('qty', '150')
    await submit()
    expect(text()).toContain('高于今日涨停价 11.00 元')
    expect(text()).toContain('数量应为 100 股的整数倍')
    expect(text()).not.toContain('请核对委托')
    expect(payloads('simulateOrder')).toEqual([])
  })

  test('is not taken while the market is closed, which is said', async () => {
    const closed_reason = '今天（11月28日）休市，交易日 9:15 起可以委托'
    const { find, text } = await beginOrder({ simulateOrderSheet: () => said({ ...sheet, closed_reason }) })
    expect(text()).toContain(closed_reason)
    expect((find('.yz-order__form [type=submit]') as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('orders that were given', () => {
  test('are taken back after a question alone', async () => {
    const { tap, text, payloads } = await begin({
      ...market,
      simulateCancel: () => said({ ...order, state: 'cancelled', ended_at: NOW, remark: '已撤单' }),
    })
    await tap('委托')
    await vi.waitFor(() => expect(text()).toContain('未成交'))
    await tap('撤单')
    expect(text()).toContain('确定撤单？')
    expect(payloads('simulateCancel')).toEqual([])
    await tap('暂不撤单')
    await tap('撤单')
    await tap('确定撤单')
    expect(payloads('simulateCancel')).toEqual([{ order_id: '7' }])
    expect(text()).toContain('已撤单')
  })

  test('are those of today, and before that page by page', async () => {
    const old = (id: number) => ({
      ...order,
      order_id: String(id),
      name: `旧股${id}`,
      day: '2026-11-20',
      state: 'filled',
      filled_qty: 100,
      filled_price: 10,
      fees: 501,
      ended_at: NOW - 3 * 86_400_000,
    })
    const { tap, text, payloads } = await begin({
      ...market,
      simulateOrders: ({ before }) =>
        said(before ? { list: [old(1)], next: null } : { list: [order, old(2)], next: '2' }),
    })
    await tap('委托')
    await vi.waitFor(() => expect(text()).toContain('江岸酒业 609901'))
    expect(text()).not.toContain('旧股2')
    await tap('历史')
    expect(text()).toContain('旧股2')
    expect(text()).toContain('成交 100 · 均价 10.00 · 费用 5.01 元')
    await tap('加载更多')
    await vi.waitFor(() => expect(text()).toContain('旧股1'))
    expect(payloads('simulateOrders').at(-1)).toEqual({ competition_id: 'contest-2', before: '2' })
  })
})
