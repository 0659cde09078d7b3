// @vitest-environment jsdom
import { ACTION_TYPES } from '@yingzao/schema/client'
import { createTestHost, describeBlock, drawBlock, type TestHost, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { wStockHoldSpec } from './props'
import { wStockHold } from './w-stock-hold'

describeBlock({ spec: wStockHoldSpec, view: wStockHold, examples })

const QUIET_MS = 250
const unlock = { type: ACTION_TYPES.link, atext: '/h5-page/h5/sign' }
const share = (code: string, name: string) => ({ code, name, exchange: 'SH', sector: '食品饮料' })
const WINE = share('609901', '示例酒业')
const CHIP = share('609902', '样例电子')
const checked = {
  code: '609901',
  name: '示例酒业',
  is_found: true,
  last: 158.6,
  quoted_at: Date.UTC(2026, 10, 20, 7),
  is_suspended: false,
  is_simulated: true,
  vs_cost: 5.734,
  volatility: 24.18,
  change_20d: -3.2,
  range_1y: { low: 100, high: 200 },
  sector: '食品饮料',
  weight: 40,
  notices: [
    { title: '第三季度报告', published_at: Date.UTC(2026, 10, 18), url: 'https://notice.example.com/1' },
  ],
}
const check = {
  check_id: '',
  checked_at: Date.UTC(2026, 10, 20, 8),
  source: '示例行情',
  as_of: '2026-11-20',
  list: [checked],
}
const note = {
  code: '609901',
  text: '关注季报里的现金流。',
  adviser: '示例投顾',
  adviser_no: 'A0000000000001',
  written_at: Date.UTC(2026, 10, 19, 2),
}
const diagnosis = { ...check, is_signed: false, left_today: 2 }
const ok = (response: object) => ({ code: 1, msg: 'success', response })
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })

let block: HTMLElement
let host: TestHost
let replies: Record<string, (payload: never) => unknown>

beforeEach(() => {
  host = createTestHost()
  replies = {
    instrumentSearch: () => ok({ list: [WINE, CHIP] }),
    holdingDiagnose: () => ok(diagnosis),
    holdingChecks: () => ok({ list: [] }),
  }
  host.ask.mockImplementation(async (id: string, payload: object) => replies[id]?.(payload as never))
})
afterEach(() => {
  vi.useRealTimers()
})

async function awake(props: object = {}): Promise<() => void> {
  block = drawBlock(wStockHold, { title: '持股诊断', note: '', unlock, ...props }, { id: 'hold' })
  return wake()
}

async function wake(): Promise<() => void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leave = await wakeBlock(block, wStockHold, host)
  return async () => {
    vi.useRealTimers()
    leave()
  }
}

const text = () => block.textContent ?? ''
const boxes = () => [...block.querySelectorAll<HTMLInputElement>('[role=combobox]')]
const box = (index = 0) => boxes()[index] as HTMLInputElement
const numbers = () => [...block.querySelectorAll<HTMLInputElement>('[inputmode=decimal]')]
const options = () => [...block.querySelectorAll<HTMLElement>('[role=option]')]
const faults = () => [...block.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const buttons = () => [...block.querySelectorAll('button')]
const button = (label: string) =>
  buttons().find(({ textContent }) => textContent === label) as HTMLButtonElement
const tap = (label: string) => act(async () => button(label).click())
const asked = (id: string) =>
  host.ask.mock.calls.filter(([call]) => call === id).map(([, payload]) => payload)

/** Bypasses React's own setter, as a keyboard does. */
const type = (input: HTMLInputElement | undefined, value: string, more: InputEventInit = {}) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new InputEvent('input', { bubbles: true, ...more }))
  })
const press = (key: string, input = box()) =>
  act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const wait = (ms = QUIET_MS) => act(() => vi.advanceTimersByTimeAsync(ms))
const choose = (index: number) => act(async () => options()[index]?.click())

async function diagnose(code = '609901'): Promise<void> {
  await type(box(), code)
  await tap('开始诊断')
}

describe('the field of a share', () => {
  test('asks once nothing more is typed, and shows what was found', async () => {
    await awake()
    await type(box(), 's')
    await wait(QUIET_MS - 1)
    await type(box(), 'sl')
    await wait(QUIET_MS - 1)
    expect(asked('instrumentSearch')).toEqual([])
    expect(box().getAttribute('aria-expanded')).toBe('false')
    await wait(1)
    expect(asked('instrumentSearch')).toEqual([{ q: 'sl' }])
    expect(options().map(({ textContent }) => textContent)).toEqual([
      '示例酒业609901食品饮料',
      '样例电子609902食品饮料',
    ])
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(block.querySelector('[role=listbox]')?.id).toBe(box().getAttribute('aria-controls'))
  })

  test('is chosen in by keys, which say what is marked and leave the focus where it is', async () => {
    await awake()
    await act(async () => box().focus())
    await type(box(), 'sl')
    await wait()
    expect(box().hasAttribute('aria-activedescendant')).toBe(false)
    const marked = () => options().findIndex(({ id }) => id === box().getAttribute('aria-activedescendant'))
    await press('ArrowDown')
    expect([marked(), options()[0]?.getAttribute('aria-selected')]).toEqual([0, 'true'])
    await press('ArrowDown')
    expect(marked()).toBe(1)
    await press('ArrowDown')
    expect(marked()).toBe(-1)
    await press('ArrowUp')
    expect(marked()).toBe(1)
    await press('Enter')
    expect([box().value, options().length]).toEqual(['样例电子 609902', 0])
    expect(document.activeElement).toBe(box())
    expect(asked('holdingDiagnose')).toEqual([])
  })

  test('is closed by Escape and by leaving it, and opened again by an arrow', async () => {
    await awake()
    await act(async () => box().focus())
    await type(box(), 'sl')
    await wait()
    await press('Escape')
    expect([options().length, box().value]).toEqual([0, 'sl'])
    await press('ArrowDown')
    expect(options()).toHaveLength(2)
    await act(async () => box().blur())
    expect(options()).toHaveLength(0)
  })

  test('drops an answer to what is no longer meant', async () => {
    let answerFirst = (_reply: object): void => {}
    replies.instrumentSearch = ({ q }: { q: string }) =>
      q === 'sl' ? new Promise((resolve) => (answerFirst = resolve)) : ok({ list: [CHIP] })
    await awake()
    await type(box(), 'sl')
    await wait()
    await type(box(), 'yldz')
    await wait()
    expect(options()).toHaveLength(1)
    await act(async () => answerFirst(ok({ list: [WINE] })))
    expect(options().map(({ textContent }) => textContent)).toEqual(['样例电子609902食品饮料'])
  })

  test('does not ask for letters that are still to become a word', async () => {
    await awake()
    await type(box(), 'shi', { isComposing: true })
    await wait()
    expect(asked('instrumentSearch')).toEqual([])
    await type(box(), '示例')
    await wait()
    expect(asked('instrumentSearch')).toEqual([{ q: '示例' }])
  })

  test('says that nothing was found, and how to go on where nobody answers', async () => {
    replies.instrumentSearch = () => ok({ list: [] })
    await awake()
    await type(box(), 'zzz')
    await wait()
    expect(text()).toContain('没有搜到，请核对后再试')
    replies.instrumentSearch = () => refused(429_001, '请求过于频繁，请稍后再试')
    await type(box(), 'zz')
    await wait()
    expect(text()).toContain('暂时搜不了，请直接输入 6 位代码')
  })

  test('refuses a share that another row has', async () => {
    await awake()
    await type(box(), 'sl')
    await wait()
    await choose(0)
    await tap('添加一只')
    expect(document.activeElement).toBe(box(1))
    await type(box(1), 'sl')
    await wait()
    await choose(0)
    expect(faults()).toEqual(['这只股票已经填写过，请换一只'])
    await choose(0)
    await type(box(1), '609901')
    await tap('开始诊断')
    expect(faults()).toEqual(['这只股票已经填写过，请换一只'])
    expect(document.activeElement).toBe(box(1))
    expect(asked('holdingDiagnose')).toEqual([])
  })
})

describe('the rows', () => {
  test('are five at most, and one at least', async () => {
    await awake()
    expect(button('删除')).toBeUndefined()
    for (let count = 1; count < 5; count++) await tap('添加一只')
    expect(boxes()).toHaveLength(5)
    expect(button('最多 5 只').disabled).toBe(true)
    await type(box(1), '609902')
    await tap('删除')
    expect(boxes().map(({ value }) => value)).toEqual(['609902', '', '', ''])
    expect(document.activeElement).toBe(button('添加一只'))
  })

  test.each([
    ['', '', '', '请先填写至少一只股票'],
    ['示例', '', '', '请从列表中选择股票，或输入 6 位代码'],
    ['', '10', '', '请从列表中选择股票，或输入 6 位代码'],
    ['609901', '0', '', '成本价请填写大于 0 且不超过 100000 的数字'],
    ['609901', '1e3', '', '成本价请填写大于 0 且不超过 100000 的数字'],
    ['609901', '100000.1', '', '成本价请填写大于 0 且不超过 100000 的数字'],
    ['609901', '', '100.5', '仓位请填写 0 到 100 之间的数字'],
    ['609901', '', '-1', '仓位请填写 0 到 100 之间的数字'],
  ])('with %j, %j and %j say what is wrong', async (code, cost, weight, words) => {
    await awake()
    await type(box(), code)
    await type(numbers()[0], cost)
    await type(numbers()[1], weight)
    await tap('开始诊断')
    expect(faults()).toEqual([words])
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(asked('holdingDiagnose')).toEqual([])
  })

  test('are handed in without those in which nothing stands', async () => {
    await awake()
    await tap('添加一只')
    await tap('添加一只')
    await type(box(1), ' 609901 ')
    await type(numbers()[2], '150.5')
    await type(box(2), '609902')
    await type(numbers()[5], '0')
    await tap('开始诊断')
    expect(asked('holdingDiagnose')).toEqual([
      {
        items: [
          { code: '609901', cost: 150.5 },
          { code: '609902', weight: 0 },
        ],
      },
    ])
  })

  test('with weights over 100 together get a remark and are handed in all the same', async () => {
    await awake()
    await tap('添加一只')
    await type(box(), '609901')
    await type(numbers()[1], '60.1')
    await type(box(1), '609902')
    await type(numbers()[3], '39.9')
    expect(text()).not.toContain('仓位合计')
    await type(numbers()[3], '60')
    expect(text()).toContain('仓位合计 120.1%，超过了 100%，请核对')
    await tap('开始诊断')
    expect(asked('holdingDiagnose')).toHaveLength(1)
  })
})

describe('what was typed', () => {
  test('is there again after a reload, with the share that was chosen', async () => {
    const leave = await awake()
    await type(box(), 'sl')
    await wait()
    await choose(1)
    await tap('添加一只')
    await type(numbers()[2], '12.5')
    await leave()
    await awake()
    expect(boxes().map(({ value }) => value)).toEqual(['样例电子 609902', ''])
    expect(numbers()[2]?.value).toBe('12.5')
    await tap('添加一只')
    expect(boxes()).toHaveLength(3)
    await type(numbers()[2], '')
    await tap('开始诊断')
    expect(asked('holdingDiagnose')).toEqual([{ items: [{ code: '609902' }] }])
  })

  test('before the form woke goes on, and is searched for', async () => {
    block = drawBlock(wStockHold, { title: '', note: '' }, { id: 'hold' })
    box().focus()
    box().value = 'sl'
    ;(numbers()[1] as HTMLInputElement).value = '30'
    await wake()
    expect([box().value, numbers()[1]?.value]).toEqual(['sl', '30'])
    await wait()
    expect(options()).toHaveLength(2)
  })

  test('leaves no trace where nothing was typed', async () => {
    await awake()
    await tap('添加一只')
    expect(host.session.get('stock-hold:hold')).toBeUndefined()
  })

  test.each(['nonsense', 'null', '{"a":1}', '[null,7]'])(
    'counts as nothing where %j was kept',
    async (kept) => {
      host.session.set('stock-hold:hold', kept)
      await awake()
      expect(boxes().every(({ value }) => value === '')).toBe(true)
      await diagnose()
      expect(text()).toContain('诊断结果')
    },
  )

  test('survives a failure, and is asked for again by 重试', async () => {
    replies.holdingDiagnose = () => refused(500_000, '系统繁忙，请稍后重试')
    await awake()
    await diagnose()
    expect([faults(), box().value]).toEqual([['系统繁忙，请稍后重试'], '609901'])
    replies.holdingDiagnose = () => ok(diagnosis)
    await tap('重试')
    expect([faults(), text().includes('诊断结果')]).toEqual([[], true])
  })
})

describe('a diagnosis', () => {
  test('is asked for once, keeps room for what comes, and takes the focus to it', async () => {
    let answer = (_reply: object): void => {}
    replies.holdingDiagnose = () => new Promise((resolve) => (answer = resolve))
    await awake()
    await diagnose()
    expect(button('正在诊断…').getAttribute('aria-busy')).toBe('true')
    expect(block.querySelectorAll('.yz-stock__waiting i')).toHaveLength(1)
    await tap('正在诊断…')
    expect(asked('holdingDiagnose')).toHaveLength(1)
    await act(async () => answer(ok(diagnosis)))
    expect(document.activeElement?.textContent).toBe('诊断结果')
    expect(block.querySelector('.yz-stock__waiting')).toBeNull()
  })

  test('says the facts of a share, with signs, and where they come from', async () => {
    await awake()
    await diagnose()
    const card = block.querySelector('.yz-stock__card')?.textContent
    for (const words of [
      '示例酒业609901模拟行情158.60元2026-11-20 15:00',
      '未考虑分红送转+5.73%',
      '-3.20%',
      '24.18%',
      '最低 100.00最高 200.00',
      '现价在区间的 59% 处',
      '食品饮料',
      '第三季度报告2026-11-18',
    ])
      expect(card).toContain(words)
    expect(card).not.toContain('停牌')
    expect([...block.querySelectorAll('.yz-stock__change')].map(({ className }) => className)).toEqual([
      expect.stringContaining('--up'),
      expect.stringContaining('--down'),
    ])
    expect(text()).toContain('数据来源：示例行情，截至2026-11-20以上内容仅供参考，不构成投资建议')
    expect(text()).not.toMatch(/买入|卖出|加仓|减仓|持有|止损/)
  })

  test('says what is not known, and leads nowhere unsafe', async () => {
    const gaps = { last: null, quoted_at: null, vs_cost: null, volatility: null, change_20d: null }
    const notices = [{ title: '公告', published_at: 0, url: 'javascript:alert(1)' }]
    replies.holdingDiagnose = () =>
      ok({
        ...diagnosis,
        as_of: '',
        list: [
          { ...checked, ...gaps, range_1y: null, is_suspended: true, notices },
          { ...checked, code: '609902', notices: [] },
          { ...checked, code: '999999', name: '', is_found: false },
        ],
      })
    await awake()
    await diagnose()
    const cards = [...block.querySelectorAll('.yz-stock__card')].map(({ textContent }) => textContent)
    expect(cards[0]).toMatch(/停牌.*暂无行情.*数据不足.*数据不足/)
    expect(cards[0]).not.toContain('较成本')
    expect(cards[1]).toContain('暂无公告')
    expect(cards[2]).toBe('999999未找到该股票')
    expect(block.querySelector('a[href^=javascript]')).toBeNull()
    expect(text()).toContain('数据来源：示例行情以上内容')
  })

  test('tells strangers how often they may still ask, and leads to the login when they may not', async () => {
    await awake()
    await diagnose()
    expect(text()).toContain('今日还可诊断 2 次')
    replies.holdingDiagnose = () => refused(429_001, '请求过于频繁，请稍后再试')
    await tap('开始诊断')
    expect(faults()).toEqual(['今日诊断次数已用完，登录后可继续'])
    await tap('去登录')
    expect(host.login).toHaveBeenCalledOnce()
    expect(box().value).toBe('609901')
  })

  test('says in the words of the gateway that somebody who is logged in is too quick', async () => {
    host.isLoggedIn.mockReturnValue(true)
    replies.holdingDiagnose = () => refused(429_001, '请求过于频繁，请稍后再试')
    await awake()
    await diagnose()
    expect(faults()).toEqual(['请求过于频繁，请稍后再试'])
    expect(button('重试')).toBeDefined()
  })
})

describe('the words of an adviser', () => {
  test('are shown to who has signed, with the registration', async () => {
    replies.holdingDiagnose = () => ok({ ...diagnosis, is_signed: true, adviser_note: [note] })
    await awake()
    await diagnose()
    expect(text()).toContain('关注季报里的现金流。投资顾问 示例投顾（登记编号：A0000000000001）')
    expect(text()).not.toContain('签署服务协议后可查看投顾点评')
  })

  test('are shown to nobody else, whatever the answer holds', async () => {
    replies.holdingDiagnose = () => ok({ ...diagnosis, adviser_note: [note] })
    await awake()
    await diagnose()
    expect(text()).toContain('签署服务协议后可查看投顾点评')
    expect(text()).not.toContain('关注季报')
    const link = [...block.querySelectorAll('a')].find(({ textContent }) => textContent === '去签署')
    expect(link?.getAttribute('href')).toBe('/h5-page/h5/sign')
  })

  test('are only spoken of where the page says nothing of how to sign', async () => {
    await awake({ unlock: undefined })
    await diagnose()
    expect(text()).toContain('签署服务协议后可查看投顾点评')
    expect(text()).not.toContain('去签署')
  })
})

describe('the records', () => {
  const kept = (check_id: string) => ({ ...check, check_id })

  beforeEach(() => {
    host.isLoggedIn.mockReturnValue(true)
    let list = [kept('c-2'), kept('c-1')]
    replies.holdingChecks = () => ok({ list })
    replies.holdingErase = ({ check_id }: { check_id?: string }) => {
      const left = list.filter((one) => check_id !== undefined && one.check_id !== check_id)
      const deleted = list.length - left.length
      list = left
      return ok({ deleted })
    }
  })

  const records = () => [...block.querySelectorAll('.yz-stock__record')]

  test('are nothing to strangers', async () => {
    host.isLoggedIn.mockReturnValue(false)
    await awake()
    expect([asked('holdingChecks'), block.querySelector('dialog')]).toEqual([[], null])
    await tap('登录后保存诊断记录')
    expect(host.login).toHaveBeenCalledOnce()
  })

  test('open in a dialog, each as it was answered', async () => {
    await awake()
    await tap('我的诊断记录')
    expect(host.run).toHaveBeenCalledWith({ type: 3, popupId: 'hold--records' }, 'hold')
    expect(block.querySelector('dialog')?.dataset.popup).toBe('hold--records')
    expect(records()).toHaveLength(2)
    expect(records()[0]?.textContent).toContain('2026-11-20 16:00 · 示例酒业')
    expect(records()[1]?.textContent).toContain('以上内容仅供参考，不构成投资建议')
    expect(text()).toContain('记录保存 30 天，可随时删除')
  })

  test('are asked for anew once a diagnosis was kept', async () => {
    replies.holdingDiagnose = () => ok({ ...diagnosis, check_id: 'c-3', left_today: null })
    await awake()
    await diagnose()
    expect(asked('holdingChecks')).toHaveLength(2)
    expect(text()).not.toContain('今日还可诊断')
  })

  test('are deleted one by one, after a question that can be said no to', async () => {
    await awake()
    await tap('删除这条记录')
    expect(document.activeElement?.textContent).toBe('暂不删除')
    await tap('暂不删除')
    expect(document.activeElement?.textContent).toBe('删除这条记录')
    expect(asked('holdingErase')).toEqual([])
    await tap('删除这条记录')
    await tap('确定删除')
    expect(asked('holdingErase')).toEqual([{ check_id: 'c-2' }])
    expect(records()).toHaveLength(1)
    expect(host.toast).toHaveBeenCalledWith('已删除')
  })

  test('are deleted together, after a question too', async () => {
    await awake()
    await tap('全部删除')
    expect(text()).toContain('确定删除全部记录？删除后无法恢复')
    expect(asked('holdingErase')).toEqual([])
    await tap('确定删除')
    expect(asked('holdingErase')).toEqual([{}])
    expect(text()).toContain('暂无诊断记录')
  })

  test('that could not be deleted are still there, and it is said why', async () => {
    replies.holdingErase = () => refused(500_000, '系统繁忙，请稍后重试')
    await awake()
    await tap('全部删除')
    await tap('确定删除')
    expect(faults()).toEqual(['系统繁忙，请稍后重试'])
    expect(records()).toHaveLength(2)
  })
})
