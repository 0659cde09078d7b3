// @vitest-environment jsdom
import { feedSorts } from '@yingzao/contract/server'
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cellOf } from './cells'
import { examples } from './examples'
import { firstChoice, nextPage } from './feed-query'
import { COLUMNS, type Feed, type Format, KIND_NAMES, type Kind } from './kinds'
import { live } from './live'
import { wFeedProps, wFeedSpec } from './props'
import { wFeed } from './w-feed'

describeBlock({ spec: wFeedSpec, view: wFeed, examples, live })

const KINDS = Object.keys(KIND_NAMES) as Kind[]

const share = (at: number, more: object = {}) => ({
  trade_date: '2026-11-20',
  code: String(at).padStart(6, '0'),
  name: `示例 ${at}`,
  change_rate: 1.5,
  net_buy: 20_000,
  buy: 30_000,
  sell: 10_000,
  reason: '换手率达到20%',
  seats: [{ side: 'buy', name: '机构专用', buy: 30_000, sell: null }],
  ...more,
})
const shares = (from: number, count: number) => Array.from({ length: count }, (_, at) => share(from + at))
const visit = {
  code: '000001',
  name: '示例电子',
  survey_date: '2026-11-19',
  org_count: 2,
  orgs: ['甲', '乙'],
  way: '电话会议',
  topics: '产能',
  notice_url: 'https://notice.example.com/1.pdf',
}
const answerOf = (list: object[], more: Partial<Feed> = {}) => ({
  code: 1,
  msg: 'success',
  response: {
    list,
    total: list.length,
    as_of: '2026-11-20',
    is_simulated: false,
    source: '示例数据公司',
    method: '整理',
    limits: '延迟',
    days: ['2026-11-20', '2026-11-19'],
    sectors: [],
    is_locked: false,
    locked_from: null,
    lock: '',
    lock_url: '',
    ...more,
  },
})
const refused = { code: 500000, msg: '系统繁忙', response: undefined }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** What is observed in which box, for tests to report. */
let watched: { tell: (entries: object[]) => void; targets: Set<Element> }[] = []
let stop: (() => void) | undefined

beforeEach(() => {
  watched = []
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly targets = new Set<Element>()
      constructor(tell: (entries: object[]) => void) {
        watched.push({ tell, targets: this.targets })
      }
      observe = (target: Element) => void this.targets.add(target)
      disconnect = () => this.targets.clear()
    },
  )
})
afterEach(() => {
  stop?.()
  stop = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function tell(target: Element, isIntersecting: boolean): void {
  for (const { tell: says, targets } of watched) if (targets.has(target)) says([{ target, isIntersecting }])
}

async function begin(replies: object[], { isLoggedIn = false, ...props }: Record<string, unknown> = {}) {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn === true)
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wFeed, wFeedProps.parse({ page_size: 2, ...props }))
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const find = (selector: string) => block.querySelector<HTMLElement>(selector)
  return {
    page,
    block,
    find,
    box: find('section') as HTMLElement,
    asked: () => page.ask.mock.calls.map(([, payload]) => payload),
    names: () => [...block.querySelectorAll('.yz-feed__box tbody b')].map(({ textContent }) => textContent),
    async tap(selector: string) {
      const target = find(selector)
      if (!target) throw new Error(`Nothing to tap: ${selector}`)
      target.click()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('what a cell says', () => {
  test.each<[Format, unknown, string, string]>([
    ['percent', 9.98, '+9.98%', 'up'],
    ['percent', -5.2, '-5.20%', 'down'],
    ['percent', 0, '0.00%', ''],
    ['percent', -0.001, '0.00%', ''],
    ['percent', null, '--', ''],
    ['flow', 123_456_789, '+1.23亿', 'up'],
    ['flow', -8_765_432, '-876.54万', 'down'],
    ['flow', -10, '0.00万', ''],
    ['money', 99_999_999, '1.00亿', ''],
    ['money', 99_999_900, '9999.99万', ''],
    ['nav', 1.05, '1.0500', ''],
    ['nav', null, '--', ''],
    ['count', 128, '128', ''],
    ['text', '', '--', ''],
    ['names', ['甲', '乙'], '甲、乙', ''],
    ['names', [], '--', ''],
  ])('%s of %j is %s', (format, value, text, tone) => {
    expect(cellOf({ it: value }, { key: 'it', format })).toEqual({ text, tone })
  })
})

describe('what is asked', () => {
  test.each(KINDS)('%s sorts by what the gateway can sort by', (kind) => {
    const sortable = COLUMNS[kind].filter(({ sorts }) => sorts).map(({ key }) => key)
    expect(sortable.sort()).toEqual([...feedSorts[kind]].sort())
    expect(sortable).toContain(firstChoice(kind).sort)
  })

  test.each([1, 3, 20, 50])('pages after the first %i rows follow each other, to 10,000 rows', (first) => {
    let asked = first
    let calls = 0
    while (asked < 10_000) {
      const { page, page_size } = nextPage(asked, first)
      expect((page - 1) * page_size).toBe(asked)
      expect(page_size).toBeLessThanOrEqual(500)
      asked += page_size
      calls += 1
    }
    expect(calls).toBeLessThan(50)
  })
})

describe('wFeed', () => {
  test('keeps the room of as many rows as come first', () => {
    const block = drawBlock(wFeed, wFeedProps.parse({ page_size: 7 }))
    expect(block.dataset.live).toBe('near')
    expect(block.querySelectorAll('.yz-feed__bones')).toHaveLength(7)
    expect(block.querySelector('.yz-feed')?.getAttribute('aria-busy')).toBe('true')
  })

  test('says where the data is from, and when it is of', async () => {
    const { block } = await begin([answerOf([share(1)], { is_simulated: true })])
    expect(block.textContent).toContain('数据来源：示例数据公司，截至2026-11-20')
    expect(block.textContent).toContain('以上内容仅供参考，不构成投资建议')
    // Beside the title, beside the day, and in what a row opens.
    const badges = [...block.querySelectorAll<HTMLElement>('.yz-feed__badge')]
    expect(badges.map(({ hidden }) => hidden)).toEqual([false, false, false])
  })

  test('asks the gateway to sort, the largest first and then the smallest', async () => {
    const { asked, tap, find, names } = await begin([
      answerOf([share(1), share(2)]),
      answerOf([share(3)]),
      answerOf([share(4)]),
    ])
    await tap('[data-key=buy]')
    expect(names()).toEqual(['示例 3'])
    expect(find('[aria-sort=descending] [data-key=buy]')).not.toBeNull()
    await tap('[data-key=buy]')
    expect(find('[aria-sort=ascending] [data-key=buy]')).not.toBeNull()
    expect(find('[aria-sort] [data-key=net_buy]')).toBeNull()
    expect(asked()).toEqual(['net_buy', 'buy', '-buy'].map((sort) => ({ kind: 'lhb', sort, page_size: 2 })))
  })

  test('keeps the rows until those of another day are there', async () => {
    const { asked, tap, find, names } = await begin([answerOf([share(1)])])
    await tap('[data-value="2026-11-19"]')
    expect(asked()[1]).toEqual({ kind: 'lhb', sort: 'net_buy', page_size: 2, date: '2026-11-19' })
    expect(names()).toEqual(['示例 1'])
    expect(find('[data-value="2026-11-19"]')?.getAttribute('aria-pressed')).toBe('true')
    expect(find('.yz-feed')?.getAttribute('aria-busy')).toBe('true')
  })

  test('asks for the period and the sector that are chosen', async () => {
    const { asked, tap } = await begin(
      [answerOf([], { sectors: ['医药'] }), answerOf([], { sectors: ['医药'] }), answerOf([])],
      { kind: 'etf' },
    )
    await tap('[data-does=period][data-value=chg_20d]')
    await tap('[data-value=医药]')
    expect(asked()[2]).toEqual({ kind: 'etf', sort: 'chg_20d', page_size: 2, sector: '医药' })
  })

  test('adds the rows that come next, of the same day', async () => {
    const { asked, tap, names, find } = await begin([
      answerOf(shares(1, 2), { total: 5 }),
      answerOf(shares(3, 2)),
      answerOf(shares(5, 1)),
    ])
    await tap('[data-does=more]')
    expect(names()).toHaveLength(4)
    await tap('[data-does=more]')
    expect(names()).toEqual(['示例 1', '示例 2', '示例 3', '示例 4', '示例 5'])
    expect(asked()[1]).toEqual({ kind: 'lhb', sort: 'net_buy', page_size: 2, page: 2, date: '2026-11-20' })
    expect(find('.yz-feed__end')?.textContent).toBe('没有更多了')
    expect(find('table')?.getAttribute('aria-rowcount')).toBe('6')
    expect(find('tbody:last-of-type tr')?.getAttribute('aria-rowindex')).toBe('6')
  })

  test('goes on by itself near the end for who scrolls, and after a failure only with a tap', async () => {
    const { asked, box, find, tap, names } = await begin([
      answerOf(shares(1, 2), { total: 5 }),
      refused,
      answerOf(shares(3, 2)),
    ])
    const end = find('.yz-feed__end') as HTMLElement
    tell(end, true)
    expect(asked()).toHaveLength(1)
    box.scrollTop = 40
    box.dispatchEvent(new Event('scroll'))
    await settled()
    expect(end.textContent).toBe('加载失败，点击重试')
    tell(end, true)
    expect(asked()).toHaveLength(2)
    await tap('[data-does=more]')
    expect(names()).toHaveLength(4)
  })

  test('what comes of a question from before another was asked is not shown', async () => {
    const { page, tap, names } = await begin([answerOf(shares(1, 2), { total: 5 })])
    let late: (reply: object) => void = () => undefined
    page.ask.mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve
      }),
    )
    page.ask.mockResolvedValueOnce(answerOf([share(9)]))
    await tap('[data-does=more]')
    await tap('[data-key=buy]')
    late(answerOf(shares(3, 2)))
    await settled()
    expect(names()).toEqual(['示例 9'])
  })

  test('has only the rows in the page that are near what is seen', async () => {
    // Nothing is laid out here: rows of 50 px in a box of 500.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return 50 * this.querySelectorAll('tr').length
    })
    const { box, block, names, tap } = await begin([
      answerOf(shares(1, 20), { total: 200 }),
      answerOf(shares(21, 180)),
    ])
    await tap('[data-does=more]')
    const rooms = () =>
      [...block.querySelectorAll<HTMLElement>('.yz-feed__room')].map(({ style }) => style.height)
    expect([names()[0], names().at(-1), rooms()]).toEqual(['示例 1', '示例 40', ['8000px']])
    const scrollTo = async (top: number) => {
      box.scrollTop = top
      box.dispatchEvent(new Event('scroll'))
      await new Promise(requestAnimationFrame)
    }
    await scrollTo(5_100)
    expect([names()[0], names().at(-1), rooms()]).toEqual(['示例 81', '示例 140', ['4000px', '3000px']])
    await scrollTo(9_500)
    expect([names()[0], names().at(-1), rooms()]).toEqual(['示例 161', '示例 200', ['8000px']])
    await scrollTo(0)
    expect([names()[0], names().at(-1), rooms()]).toEqual(['示例 1', '示例 40', ['8000px']])
  })

  test('a tap on a share opens why it is listed, and its seats', async () => {
    const { page, tap, find } = await begin([answerOf([share(1), share(2, { seats: [] })])])
    await tap('[data-row="0"] td')
    expect(page.openPopup).toHaveBeenCalledWith('one--row')
    expect(find('dialog')?.getAttribute('aria-label')).toBe('示例 1 000001')
    expect(find('dd[data-key=reason]')?.textContent).toBe('换手率达到20%')
    expect(find('[data-side=buy]')?.textContent).toBe('机构专用3.00万--')
    expect(find('[data-side=sell]')?.textContent).toBe('------')
  })

  test('a tap on a visit opens who came, and leads to the announcement', async () => {
    const { page, tap, find } = await begin([answerOf([visit])], { kind: 'jgdy' })
    await tap('[data-row="0"] button')
    expect(find('dd[data-key=orgs]')?.textContent).toBe('甲、乙')
    await tap('[data-does=notice]')
    expect(page.run).toHaveBeenCalledWith({ type: 7, atext: visit.notice_url }, 'one')
  })

  test('a fund leads to its page in the app where that is wanted', async () => {
    const fund = { code: '000008', name: '示例基金', type: '', nav: 1, chg_1m: 0, chg_1y: 0, risk_level: '' }
    const { page, tap } = await begin([answerOf([fund])], { kind: 'fund', detail_page: true })
    await tap('[data-row="0"] button')
    expect(page.run).toHaveBeenCalledWith(
      { type: 1, pageName: 'fundDetail', pageParam: 'fund_code=000008' },
      'one',
    )
    const plain = await begin([answerOf([fund])], { kind: 'fund' })
    expect(plain.find('[data-row]')).toBeNull()
  })

  test('what is locked leads to the login, and is asked for again after it', async () => {
    const { page, tap, comeBack, find } = await begin([
      answerOf([share(1)], { is_locked: true, locked_from: 1, lock: 'login' }),
      answerOf([share(1), share(2)]),
    ])
    expect(find('[data-lock]')?.textContent).toBe('登录后查看全部数据解锁完整内容')
    await tap('[data-lock] [data-does=login]')
    expect(page.login).toHaveBeenCalledOnce()
    await comeBack()
    expect(find('[data-lock]')?.textContent).toBe('')
  })

  test('what has to be bought leads where that is done', async () => {
    const lock = { is_locked: true, lock: 'buy', lock_url: '/h5-page/h5/870' } as const
    const { page, tap } = await begin([answerOf([share(1)], lock)], { isLoggedIn: true })
    await tap('[data-lock] [data-does=unlock]')
    expect(page.run).toHaveBeenCalledWith({ type: 7, atext: '/h5-page/h5/870' }, 'one')
    const unlock = { type: 14 }
    const acting = await begin([answerOf([share(1)], lock)], { isLoggedIn: true, unlock })
    expect(acting.find('[data-lock] [data-back]')?.textContent).toBe('解锁完整内容')
    expect(acting.find('[data-lock] [data-does]')).toBeNull()
  })

  test('what failed is asked for once more', async () => {
    const { tap, find, names } = await begin([refused, answerOf([share(1)])])
    expect(find('[role=alert]')?.textContent).toBe('页面加载失败，点击重试')
    expect(find('section')?.hidden).toBe(true)
    await tap('[data-does=again]')
    expect(names()).toEqual(['示例 1'])
    expect(find('section')?.hidden).toBe(false)
  })
})
