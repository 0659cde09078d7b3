// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type WArticleProps, wArticleSpec } from './props'
import { wArticle } from './w-article'

describeBlock({ spec: wArticleSpec, view: wArticle, examples, live })

const article = (more: object = {}) => ({
  code: 1,
  msg: 'success',
  response: {
    article_id: '3',
    title: '三个习惯',
    summary: '',
    player: { player_id: '7', nick: '慢慢变富', avatar: '' },
    published_at: Date.UTC(2026, 10, 20, 16),
    is_member_only: false,
    is_locked: false,
    body: '<p>一<b>二</b></p>',
    lock: '',
    competition_id: 'c-1',
    group_id: '',
    writer: { return: 1.5, rank: null, win_rate: 50, followers: 2, is_followed: false },
    ...more,
  },
})
const done = (response: object) => ({ code: 1, msg: 'success', response })
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })
const locked = (lock: string) => article({ body: '', lock, is_locked: true, is_member_only: true })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

interface Begun extends Partial<WArticleProps> {
  isLoggedIn?: boolean
  address?: string
}

async function begin(replies: object[], { isLoggedIn = false, address = '3', ...props }: Begun = {}) {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.query.mockImplementation((name) => (name === 'article_id' ? address : ''))
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const listeners = new Set<() => void>()
  page.membership = {
    isJoined: () => false,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const block = drawBlock(wArticle, { article_id: '', ...props })
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const find = (selector: string) => block.querySelector<HTMLElement>(selector)
  return {
    page,
    find,
    box: find('[data-article]') as HTMLElement,
    listeners,
    text: () => find('[data-part]')?.textContent,
    facts: () => [...block.querySelectorAll('dd')].map((it) => [it.textContent, it.dataset.tone]),
    async tap(name: string) {
      find(`[data-does=${name}]`)?.click()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
    async join() {
      for (const listener of listeners) listener()
      await settled()
    },
  }
}

describe('wArticle', () => {
  test('is not to be seen and asks nothing where the address names no note', async () => {
    const { page, box } = await begin([], { address: '' })
    expect([box.hidden, page.ask.mock.calls.length]).toEqual([true, 0])
  })

  test.each([
    [{ address: '3' }, '3'],
    [{ address: '3', article_id: '8' }, '8'],
  ])('of %j asks for the note %s', async (begun, article_id) => {
    const { page, box } = await begin([article()], begun)
    expect(box.hidden).toBe(false)
    expect(page.ask.mock.calls).toEqual([['simulateArticleDetail', { article_id }]])
  })

  test('shows the text as the gateway gave it, by whom, of which day in China, and their portfolio', async () => {
    const { find, facts } = await begin([article()])
    expect(find('.yz-article__body')?.innerHTML).toBe('<p>一<b>二</b></p>')
    expect(find('.yz-article__byline')?.textContent).toBe('慢慢变富2026-11-21')
    expect(facts()).toEqual([
      ['+1.50%', 'up'],
      ['未上榜', ''],
      ['50.00%', ''],
      ['2 人', ''],
    ])
    expect(find('.yz-article__detail')?.getAttribute('href')).toBe(
      '/h5-page/simulateTrading/detail?player_id=7&competition_id=c-1',
    )
    expect(find('.yz-article__all')?.hidden).toBe(false)
  })

  test('of who keeps it private has no card', async () => {
    const { find } = await begin([article({ writer: null })])
    expect([find('.yz-article__card'), find('[data-does=follow]')]).toEqual([null, null])
  })

  test('follows, says so, and ends it with another tap', async () => {
    const { page, find, facts, tap } = await begin(
      [article(), done({ is_followed: true, followers: 3 }), done({ is_followed: false, followers: 2 })],
      { isLoggedIn: true },
    )
    await tap('follow')
    expect([find('[data-does=follow]')?.textContent, facts()[3]?.[0]]).toEqual(['已关注', '3 人'])
    expect(find('[data-does=follow]')?.getAttribute('aria-pressed')).toBe('true')
    await tap('follow')
    expect(find('[data-does=follow]')?.textContent).toBe('关注')
    expect(page.ask.mock.calls.slice(1).map(([, payload]) => payload)).toEqual([
      { player_id: '7', follow: 1 },
      { player_id: '7', follow: 0 },
    ])
  })

  test('without a login leads to it, and follows once the visitor is back', async () => {
    const { page, tap, comeBack, find } = await begin([
      article(),
      article(),
      done({ is_followed: true, followers: 3 }),
    ])
    await tap('follow')
    expect([page.login.mock.calls.length, page.ask.mock.calls.length]).toEqual([1, 1])
    await comeBack()
    expect(page.ask.mock.calls.map(([id]) => id)).toEqual([
      'simulateArticleDetail',
      'simulateArticleDetail',
      'simulateFollow',
    ])
    expect(find('[data-does=follow]')?.textContent).toBe('已关注')
  })

  test('a refusal is told in its own words, and nothing looks followed', async () => {
    const { page, tap, find } = await begin([article(), refused(400014, '不能关注自己')], {
      isLoggedIn: true,
    })
    await tap('follow')
    expect(page.toast).toHaveBeenCalledWith('不能关注自己')
    expect(find('[data-does=follow]')?.textContent).toBe('关注')
  })

  test('that is locked has no text, and leads to the login, which opens it', async () => {
    const { page, find, text, tap, comeBack } = await begin([locked('login'), article()])
    expect(find('.yz-article__body')).toBeNull()
    expect(text()).toContain('登录后查看')
    expect(text()).not.toContain('社群')
    await tap('login')
    expect(page.login).toHaveBeenCalledOnce()
    await comeBack()
    expect(find('.yz-article__body')?.textContent).toBe('一二')
  })

  test('for members only leads to the group of the page, and opens for who has joined', async () => {
    const action = { type: 13, groupId: 'g-1', activeType: 'autumn' } as const
    const { find, text, join } = await begin([locked('join'), article()], { isLoggedIn: true, join: action })
    expect(text()).toContain('加入社群后查看')
    expect(JSON.parse(find('[data-act]')?.dataset.act ?? '')).toEqual(action)
    await join()
    expect(find('.yz-article__body')?.textContent).toBe('一二')
  })

  test('asks nothing anew for who joins a group while it can be read', async () => {
    const { page, join } = await begin([article()], { isLoggedIn: true })
    await join()
    expect(page.ask).toHaveBeenCalledOnce()
  })

  test('whoever reads is left alone when it is asked for anew', async () => {
    const { find, comeBack, facts } = await begin([
      article(),
      article({ writer: { return: 1, rank: 2, win_rate: 1, followers: 9, is_followed: true } }),
    ])
    const body = find('.yz-article__body')
    await comeBack()
    expect(find('.yz-article__body')).toBe(body)
    expect(facts()[3]?.[0]).toBe('9 人')
  })

  test('shows what is written for the group of the contest, as the text that it is', async () => {
    const post = {
      post_id: 'p',
      author: '示例投顾',
      adviser_no: 'A01',
      title: '回顾',
      summary: '开头',
      body: '第一行\n<b>第二行</b>',
      images: [],
      created_at: Date.UTC(2026, 10, 20, 16),
      is_locked: 0,
      is_pinned: 0,
    }
    const { page, find } = await begin([
      article({ group_id: 'g-1' }),
      done({ list: [post, { ...post, body: '', is_locked: 1 }], total: 2, page: 1, page_size: 3 }),
    ])
    expect(page.ask.mock.calls[1]).toEqual(['groupPostList', { group_id: 'g-1', page: 1, page_size: 3 }])
    const section = find('[data-posts]')
    expect(section?.hidden).toBe(false)
    expect([...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '回顾投资顾问 示例投顾（登记编号：A01） 2026-11-21 00:00开头查看全文第一行\n<b>第二行</b>',
      '回顾投资顾问 示例投顾（登记编号：A01） 2026-11-21 00:00开头',
    ])
  })

  test('that is not there any more says so and leads back to the list', async () => {
    const { find, text } = await begin([refused(404001, '内容不存在')])
    expect(text()).toBe('内容不存在回笔记列表')
    expect(find('[data-part] a')?.getAttribute('href')).toBe('/h5-page/simulateTrading/article')
    expect(find('.yz-article__all')?.hidden).toBe(true)
  })

  test('that fails is asked for again by a tap', async () => {
    const { text, tap, find } = await begin([refused(500000, '系统繁忙'), article()])
    expect(text()).toBe('页面加载失败，点击重试')
    await tap('more')
    expect(find('h2')?.textContent).toBe('三个习惯')
  })

  test('ended, hears of nothing more', async () => {
    const { page, listeners, comeBack } = await begin([article()], { isLoggedIn: true })
    stop?.()
    await comeBack()
    expect([listeners.size, page.ask.mock.calls.length]).toEqual([0, 1])
  })
})
