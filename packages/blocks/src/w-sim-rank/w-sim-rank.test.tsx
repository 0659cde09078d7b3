// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endOf } from './board-shown'
import { examples } from './examples'
import { live } from './live'
import { wSimRankProps, wSimRankSpec } from './props'
import { wSimRank } from './w-sim-rank'

describeBlock({ spec: wSimRankSpec, view: wSimRank, examples, live })

const place = (rank: number, more: object = {}) => ({
  rank,
  player_id: String(rank),
  nick: `选手 ${rank}`,
  avatar: '',
  return: 30 - rank,
  win_rate: 50,
  closed_trades: 3,
  prize: '',
  is_me: false,
  ...more,
})
const places = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => place(from + index))
const said = (list: object[], more: object = {}) => ({
  code: 1,
  msg: 'success',
  response: {
    list,
    total: 100,
    page: 1,
    page_size: 20,
    competition_id: 'contest-2',
    title: '第二届',
    status: 'running',
    period: 'all',
    as_of: '2026-11-27',
    is_settling: false,
    is_final: false,
    final_hash: '',
    me: null,
    ...more,
  },
})
const refused = { code: 500000, msg: '系统繁忙' }
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

interface Begun {
  query?: Record<string, string>
  isLoggedIn?: boolean
}

/** The block after the gateway has returned the first of these. */
async function begin(replies: object[], props: object = {}, { query = {}, isLoggedIn = false }: Begun = {}) {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.query.mockImplementation((name: string) => query[name] ?? '')
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wSimRank, wSimRankProps.parse(props))
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const find = (selector: string) => block.querySelector<HTMLElement>(selector)
  return {
    page,
    block,
    find,
    asked: () => page.ask.mock.calls.map(([, payload]) => payload),
    nicks: () => [...block.querySelectorAll('tbody .yz-board__nick')].map(({ textContent }) => textContent),
    words: (name: string) => find(`.yz-board__${name}`)?.textContent,
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

describe('wSimRank', () => {
  test('keeps the room of as many rows as come', () => {
    const block = drawBlock(wSimRank, wSimRankProps.parse({ size: 7 }))
    expect(block.querySelectorAll('.yz-board__bones')).toHaveLength(7)
  })

  test.each([
    ['the one of the page before that of the address', { competition_id: 'a' }, { competition_id: 'a' }],
    ['the one of the address', {}, { competition_id: 'b' }],
  ])('asks for a contest: %s', async (_, props, contest) => {
    const { asked } = await begin([said(places(1, 20))], props, { query: { competition_id: 'b' } })
    expect(asked()).toEqual([{ ...contest, period: 'all' }])
  })

  test('leaves the choice of a contest to the gateway where nobody names one', async () => {
    const { asked } = await begin([said(places(1, 20))], { period: 'week' })
    expect(asked()).toEqual([{ period: 'week' }])
  })

  test('leads to the portfolio of a player, and nowhere where it is private', async () => {
    const { block } = await begin([said([place(1), place(2, { player_id: '' })])])
    const [first, second] = [...block.querySelectorAll('tbody .yz-board__nick')]
    expect(first?.getAttribute('href')).toBe(
      '/h5-page/simulateTrading/detail?player_id=1&competition_id=contest-2',
    )
    expect(second?.localName).toBe('span')
  })

  test('asks for the board that is chosen, and keeps the rows of the one before until it is there', async () => {
    const { asked, tap, nicks, find } = await begin([said(places(1, 20))])
    await tap('[data-value=day]')
    expect(asked()).toEqual([{ period: 'all' }, { period: 'day' }])
    expect(nicks()).toHaveLength(20)
    expect(find('[data-value=day]')?.getAttribute('aria-pressed')).toBe('true')
    expect(find('.yz-board')?.getAttribute('aria-busy')).toBe('true')
    await tap('[data-value=day]')
    expect(asked()).toHaveLength(2)
  })

  test('adds twenty with each tap until all are there', async () => {
    const { asked, tap, nicks, words } = await begin([
      said(places(1, 20), { total: 45 }),
      said(places(21, 20), { total: 45 }),
      said(places(41, 5), { total: 45 }),
    ])
    await tap('[data-does=more]')
    await tap('[data-does=more]')
    expect(asked()).toEqual([{ period: 'all' }, { period: 'all', page: 2 }, { period: 'all', page: 3 }])
    expect(nicks()).toEqual(places(1, 45).map(({ nick }) => nick))
    expect(words('end')).toBe('没有更多了')
  })

  test('begins anew where another day was settled between two pages', async () => {
    const { tap, nicks, words } = await begin([
      said(places(1, 20)),
      said(places(20, 20), { as_of: '2026-11-28' }),
      said(places(101, 20), { as_of: '2026-11-28' }),
    ])
    await tap('[data-does=more]')
    await settled()
    expect(nicks()).toEqual(places(101, 20).map(({ nick }) => nick))
    expect(words('day')).toBe('第二届，截至 2026-11-28 收盘')
  })

  test('a page that failed can be asked for once more, and what stood there stays', async () => {
    const { tap, nicks, words } = await begin([said(places(1, 20)), refused, said(places(21, 20))])
    await tap('[data-does=more]')
    expect([nicks().length, words('end')]).toEqual([20, '加载失败，点击重试'])
    await tap('[data-does=more]')
    expect([nicks().length, words('end')]).toEqual([40, '加载更多'])
  })

  test('what comes for a board that is no longer chosen is not shown', async () => {
    const { page, tap, nicks } = await begin([said(places(1, 20))])
    let late: (reply: object) => void = () => undefined
    page.ask.mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve
      }),
    )
    page.ask.mockResolvedValueOnce(said([place(9)]))
    await tap('[data-does=more]')
    await tap('[data-value=week]')
    late(said(places(21, 20)))
    await settled()
    expect(nicks()).toEqual(['选手 9'])
  })

  test('of the first few there is nothing to choose, and a link to all of them', async () => {
    const { find, nicks } = await begin([said(places(1, 20))], { size: 3 })
    expect(nicks()).toHaveLength(3)
    expect([find('[data-does=more]'), find('[data-does=period]')]).toEqual([null, null])
    expect(find('.yz-board__all')?.getAttribute('href')).toBe(
      '/h5-page/simulateTrading/leaderboard?competition_id=contest-2',
    )
  })

  test('says where the visitor is, and asks anew when they have logged in', async () => {
    const me = {
      player_id: '7',
      nick: '我',
      is_disqualified: false,
      reason: '',
      rank: 131,
      return: -1.5,
      win_rate: 40,
      closed_trades: 1,
      prize: '',
    }
    const { find, words, comeBack } = await begin([said(places(1, 20)), said(places(1, 20), { me })])
    expect(find('.yz-board__own')?.hidden).toBe(true)
    await comeBack()
    expect(find('.yz-board__own')?.hidden).toBe(false)
    expect(words('place')).toBe('第 131 名')
    expect(words('own')).toContain('-1.50%')
  })

  test('of a ranking that is final shows what it can be checked by', async () => {
    const { words, find } = await begin([
      said([place(1, { prize: '平板电脑' })], { is_final: true, final_hash: 'abc123', total: 1 }),
    ])
    expect([words('state'), words('hash')]).toEqual(['最终排名已公布', '校验值 abc123'])
    // It is won: there is nothing left to be done for it.
    expect(find('.yz-board__terms')?.hidden).toBe(true)
  })

  test('what failed is asked for once more', async () => {
    const { tap, words, nicks } = await begin([refused, said([place(1)], { total: 1 })])
    expect(words('instead')).toBe('页面加载失败，点击重试')
    await tap('[data-does=again]')
    expect(nicks()).toEqual(['选手 1'])
  })
})

test('there is more only while fewer have come than there are', () => {
  expect([endOf({ total: 100 }, 80), endOf({ total: 100 }, 100), endOf({ total: 3 }, 3)]).toEqual([
    'more',
    'end',
    'end',
  ])
})
