// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type WGroupPostsProps, wGroupPostsSpec } from './props'
import { wGroupPosts } from './w-group-posts'

describeBlock({ spec: wGroupPostsSpec, view: wGroupPosts, examples, live })

const base: WGroupPostsProps = {
  group_id: 'g-1',
  tag: '',
  title: '',
  page_size: 2,
  join: { type: 13, groupId: 'g-1', activeType: 'autumn' },
}

interface Written {
  body?: string
  images?: string[]
  is_locked?: 0 | 1
  is_pinned?: 0 | 1
  adviser_no?: string
}

const post = (id: number, more: Written = { is_locked: 1 }) => ({
  post_id: `p-${id}`,
  author: '示例投顾',
  adviser_no: 'A01',
  title: `第 ${id} 篇`,
  summary: '说明',
  body: '',
  images: [],
  created_at: Date.UTC(2026, 10, 20, 16),
  is_locked: 0,
  is_pinned: 0,
  ...more,
})
const answerOf = (list: object[], total = list.length) => ({
  code: 1,
  msg: 'success',
  response: { list, total, page: 1, page_size: 2 },
})
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

async function begin(
  replies: object[],
  { isLoggedIn = false, ...props }: { isLoggedIn?: boolean } & Partial<WGroupPostsProps> = {},
) {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  /** The groups that the visitor is in, and who is notified of changes. */
  const groups = new Set<string>()
  const listeners = new Set<() => void>()
  page.membership = {
    isJoined: (id) => groups.has(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const block = drawBlock(wGroupPosts, { ...base, ...props })
  stop = live(block, page)
  await settled()
  return {
    page,
    block,
    listeners,
    rows: () => [...block.querySelectorAll<HTMLElement>('.yz-posts__post')],
    titles: () => [...block.querySelectorAll('h3')].map(({ textContent }) => textContent),
    status: () => block.querySelector('[role=status]')?.textContent,
    async tap(name: string) {
      block.querySelector<HTMLElement>(`[data-does=${name}]`)?.click()
      await settled()
    },
    async join(group: string) {
      groups.add(group)
      for (const listener of listeners) listener()
      await settled()
    },
    async comeBack(nowLoggedIn: boolean) {
      page.isLoggedIn.mockReturnValue(nowLoggedIn)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('wGroupPosts', () => {
  test('keeps the room of as many posts as come first', () => {
    const block = drawBlock(wGroupPosts, base)
    expect(block.dataset.live).toBe('near')
    expect(block.querySelector('.yz-posts')?.getAttribute('aria-busy')).toBe('true')
    expect(block.querySelectorAll('.yz-posts__waiting p')).toHaveLength(2)
  })

  test('says of what is pinned that it is, and of nothing else', async () => {
    const { rows } = await begin([answerOf([post(1, { is_pinned: 1 }), post(2)])])
    expect(rows().map((row) => row.textContent?.includes('置顶'))).toEqual([true, false])
  })

  test('without a group and a tag asks nothing', () => {
    const block = drawBlock(wGroupPosts, { ...base, group_id: '' })
    expect(block.dataset.live).toBeUndefined()
    expect(block.textContent).toContain('还没有发布内容')
  })

  test.each([
    [{}, { group_id: 'g-1' }],
    [{ tag: 'a' }, { group_id: 'g-1', tag: 'a' }],
    [{ group_id: '', tag: 'a' }, { tag: 'a' }],
  ])('of %j asks for %j', async (props, asked) => {
    const { page } = await begin([answerOf([])], props)
    expect(page.ask.mock.calls).toEqual([['groupPostList', { ...asked, page_size: 2, page: 1 }]])
  })

  test('names an adviser with the registration, and anybody else by name alone', async () => {
    const { block } = await begin([answerOf([post(1), post(2, { adviser_no: '', is_locked: 1 })])])
    expect([...block.querySelectorAll('.yz-posts__byline')].map(({ textContent }) => textContent)).toEqual([
      '投资顾问 示例投顾（登记编号：A01）2026-11-21 00:00',
      '示例投顾2026-11-21 00:00',
    ])
  })

  test('leads who is not logged in to the login, and shows no body', async () => {
    const { page, rows, tap } = await begin([answerOf([post(1)])])
    expect(rows()[0]?.textContent).toContain('登录后查看全文')
    expect(rows()[0]?.querySelector('details')).toBeNull()
    expect(rows()[0]?.textContent).not.toContain('入群')
    await tap('login')
    expect(page.login).toHaveBeenCalledTimes(1)
  })

  test('leads who is in no group to the one of the page', async () => {
    const { rows } = await begin([answerOf([post(1)])], { isLoggedIn: true })
    const tap = rows()[0]?.querySelector<HTMLElement>('[data-act]')
    expect(tap?.textContent).toBe('入群后查看全文')
    expect(JSON.parse(tap?.dataset.act ?? '')).toEqual({ type: 13, groupId: 'g-1', activeType: 'autumn' })
    expect(rows()[0]?.textContent).not.toContain('登录')
  })

  test('opens what may be read, as the text that it is', async () => {
    const images = ['/assets/a.jpg', 'javascript:alert(1)', '/assets/b.jpg']
    const { rows } = await begin([answerOf([post(1, { body: '第一行\n<b>第二行</b>', images })])])
    const details = rows()[0]?.querySelector('details')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('summary')?.textContent).toBe('查看全文，含 3 张图收起')
    expect(details?.querySelector('.yz-posts__body')?.textContent).toBe('第一行\n<b>第二行</b>')
    expect(
      [...(details?.querySelectorAll('img') ?? [])].map((it) => [it.getAttribute('src'), it.alt]),
    ).toEqual([
      ['/assets/a.jpg', '第 1 篇，图 1'],
      ['/assets/b.jpg', '第 1 篇，图 3'],
    ])
    const [picture] = details?.querySelectorAll('img') ?? []
    expect(picture?.getAttribute('loading')).toBe('lazy')
    picture?.dispatchEvent(new Event('error'))
    expect(details?.querySelectorAll('img')).toHaveLength(1)
  })

  test('has nothing to open where there is nothing more', async () => {
    const { rows } = await begin([answerOf([post(1, {})])])
    expect(rows()[0]?.querySelector('[data-part]')).toBeNull()
  })

  test('shows more when it is asked to, and goes on with the first that is new', async () => {
    const { rows, titles, status, tap, block } = await begin([
      answerOf([post(1), post(2)], 3),
      answerOf([post(3)], 3),
    ])
    const [first] = rows()
    document.body.append(block)
    await tap('more')
    expect(titles()).toEqual(['第 1 篇', '第 2 篇', '第 3 篇'])
    expect(rows()[0]).toBe(first)
    expect(document.activeElement).toBe(rows()[2])
    expect(status()).toBe('已显示 3 条，共 3 条')
    expect(block.textContent).toContain('没有更多了')
    block.remove()
  })

  test('that fails says why, keeps what it has, and goes on where it was', async () => {
    const { block, titles, tap, page } = await begin([
      answerOf([post(1), post(2)], 3),
      refused(500000, '系统繁忙'),
      answerOf([post(3)], 3),
    ])
    await tap('more')
    expect(block.querySelector('[role=alert]')?.textContent).toBe('系统繁忙')
    await tap('more')
    expect(titles()).toHaveLength(3)
    expect(page.ask.mock.calls.map(([, payload]) => (payload as { page: number }).page)).toEqual([1, 2, 2])
  })

  test('asks anew for who has logged in, and keeps what stood there until then', async () => {
    const { page, rows, comeBack } = await begin([answerOf([post(1)])])
    await comeBack(true)
    expect(page.ask).toHaveBeenCalledTimes(2)
    expect(rows()).toHaveLength(1)
    page.ask.mockResolvedValueOnce(answerOf([post(1, { body: '正文' })]))
    await comeBack(false)
    expect(rows().map((row) => row.querySelector('.yz-posts__body')?.textContent)).toEqual(['正文'])
  })

  test('opens its posts for who has joined the group, and asks for no other group', async () => {
    const { page, rows, join } = await begin([answerOf([post(1)])], { isLoggedIn: true })
    await join('g-2')
    expect(page.ask).toHaveBeenCalledTimes(1)
    page.ask.mockResolvedValueOnce(answerOf([post(1, { body: '正文' })]))
    await join('g-1')
    expect(rows().map((row) => row.querySelector('.yz-posts__body')?.textContent)).toEqual(['正文'])
    await join('g-3')
    expect(page.ask).toHaveBeenCalledTimes(2)
  })

  test('under a tag any group may be the one', async () => {
    const { page, join } = await begin([answerOf([post(1)])], { isLoggedIn: true, group_id: '', tag: 'a' })
    await join('g-2')
    expect(page.ask).toHaveBeenCalledTimes(2)
  })

  test('ended, hears of nothing more', async () => {
    const { page, listeners, comeBack } = await begin([answerOf([post(1)])], { isLoggedIn: true })
    stop?.()
    expect(listeners.size).toBe(0)
    await comeBack(false)
    expect(page.ask).toHaveBeenCalledTimes(1)
  })
})
