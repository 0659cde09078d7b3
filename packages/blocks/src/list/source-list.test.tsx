// @vitest-environment jsdom
import { createTestHost, createTestPage, drawBlock, drawByReact } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { list } from './list'
import { live } from './live'
import type { ListProps } from './props'

const base: ListProps = {
  type: 'text',
  list: [],
  source: 'groupPostList',
  source_params: 'group_id=g-8001&tag=autumn',
  page_size: 2,
  emptyText: '暂无数据',
}

const post = (id: number) => ({
  post_id: `p-${id}`,
  author: '示例投顾',
  adviser_no: 'A01',
  title: `第 ${id} 篇`,
  summary: '说明',
  body: '',
  images: ['/assets/a.jpg'],
  created_at: Date.UTC(2026, 10, 20, 16),
  is_locked: 0,
  is_pinned: 0,
})
const answerOf = (posts: object[], total: number) => ({
  code: 1,
  msg: 'success',
  response: { list: posts, total, page: 1, page_size: 2 },
})
const said = (ids: number[], total: number) => answerOf(ids.map(post), total)
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })

/** What watches whether the end of the list is near. */
let watching: ((isNear: boolean) => Promise<void>) | undefined
let margin: string | undefined

beforeEach(() => {
  watching = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin
        watching = async (isIntersecting) => {
          tell([{ isIntersecting }])
          await settled()
        }
      }
      observe() {}
      disconnect() {
        watching = undefined
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Waits until everything that has been answered is shown. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function alive(replies: object[], props: Partial<ListProps> = {}) {
  const page = createTestPage()
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(list, { ...base, ...props })
  const stop = live(block, page)
  await settled()
  return {
    page,
    block,
    stop,
    titles: () => [...block.querySelectorAll('.yz-list__title')].map(({ textContent }) => textContent),
    columns: () => [...block.querySelectorAll('thead th')].map(({ textContent }) => textContent),
    status: () => block.querySelector('[role=status]')?.textContent,
    async tap() {
      block.querySelector('button')?.click()
      await settled()
    },
    pagesAsked: () => page.ask.mock.calls.map(([, payload]) => (payload as { page: number }).page),
  }
}

describe('a list that the gateway answers', () => {
  test('keeps room for what is to come', () => {
    const block = drawBlock(list, base)
    expect(block.dataset.live).toBe('near')
    expect(block.querySelector('.yz-list')?.getAttribute('aria-busy')).toBe('true')
    expect(block.querySelectorAll('.yz-list__waiting p').length).toBeGreaterThan(0)
  })

  test('asks for its first page with the author’s parameters', async () => {
    const { page, titles, status } = await alive([said([1, 2], 2)])
    expect(page.ask.mock.calls).toEqual([
      ['groupPostList', { group_id: 'g-8001', tag: 'autumn', page: 1, page_size: 2 }],
    ])
    expect(titles()).toEqual(['第 1 篇', '第 2 篇'])
    expect(status()).toBe('已显示 2 条，共 2 条')
  })

  test('names who wrote it with the registration, and when, in the time of Beijing', async () => {
    const { block } = await alive([said([1], 1)])
    expect(block.querySelector('.yz-list__desc')?.textContent).toBe('说明　示例投顾（登记编号：A01）')
    expect(block.querySelector('.yz-list__time')?.textContent).toBe('2026-11-21 00:00')
  })

  test('asks for more when its end is 200 px below the screen, and says when that was all', async () => {
    const { block, titles, status, pagesAsked } = await alive([said([1, 2], 3), said([3], 3)])
    expect(margin).toBe('0px 0px 200px')
    await watching?.(false)
    expect(pagesAsked()).toEqual([1])
    await watching?.(true)
    expect(pagesAsked()).toEqual([1, 2])
    expect(titles()).toEqual(['第 1 篇', '第 2 篇', '第 3 篇'])
    expect(status()).toBe('已显示 3 条，共 3 条')
    expect(block.textContent).toContain('没有更多了')
    expect(watching).toBeUndefined()
  })

  test('asks for one page at a time', async () => {
    const { pagesAsked } = await alive([said([1, 2], 9)])
    const first = watching
    await first?.(true)
    await first?.(true)
    expect(pagesAsked()).toEqual([1, 2])
  })

  test('shows nothing twice when something new has pushed it to the next page', async () => {
    const { titles } = await alive([said([1, 2], 3), said([2, 3], 4)])
    await watching?.(true)
    expect(titles()).toEqual(['第 1 篇', '第 2 篇', '第 3 篇'])
  })

  test('ends with an empty page, whatever the total says', async () => {
    const { block } = await alive([said([1, 2], 9), said([], 9)])
    await watching?.(true)
    expect(block.textContent).toContain('没有更多了')
  })

  test('without anything says so', async () => {
    const { block } = await alive([said([], 0)])
    expect(block.querySelector('.yz-list__empty')?.textContent).toBe('暂无数据')
  })

  test('that fails says why, keeps what it has, and goes on where it was', async () => {
    const { block, titles, tap, pagesAsked } = await alive([
      said([1, 2], 3),
      refused(0, '操作失败，请稍后重试'),
      said([3], 3),
    ])
    await watching?.(true)
    expect(block.querySelector('[role=alert]')?.textContent).toBe('操作失败，请稍后重试')
    expect(titles()).toHaveLength(2)
    expect(watching).toBeUndefined()
    await tap()
    expect(pagesAsked()).toEqual([1, 2, 2])
    expect(titles()).toHaveLength(3)
  })

  test('that wants a login leads to it', async () => {
    const { page, block, tap } = await alive([refused(400003, '登录已失效，请重新登录')])
    expect(block.textContent).toContain('登录后查看')
    await tap()
    expect(page.login).toHaveBeenCalledTimes(1)
  })

  test.each([
    [0, 10],
    [80, 50],
  ])('of %i items a page asks for %i', async (page_size, asked) => {
    const { page } = await alive([said([], 0)], { page_size })
    expect(page.ask.mock.calls[0]?.[1]).toMatchObject({ page_size: asked })
  })

  test('shows the document’s own items where it has any', async () => {
    const own = [{ title: '自己的', desc: '', image: '', time: '' }]
    const block = drawBlock(list, { ...base, list: own })
    expect(block.dataset.live).toBeUndefined()
    expect(block.textContent).toBe('自己的')
  })

  test('shows pictures that may be shown, and leaves the room of those that do not come', async () => {
    const { block } = await alive([said([1], 1)], { type: 'card' })
    const picture = block.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/assets/a.jpg')
    picture?.dispatchEvent(new Event('error'))
    expect(block.querySelector('img')).toBeNull()
    expect(block.querySelector('.yz-list__picture')).not.toBeNull()
  })

  test.each(['javascript:alert(1)', '//evil.example/a.png', 'data:image/svg+xml,<svg/>'])(
    'shows no picture from %s',
    async (address) => {
      const hostile = { ...post(1), images: [address] }
      const { block } = await alive([answerOf([hostile], 1)], { type: 'card' })
      expect(block.querySelectorAll('li')).toHaveLength(1)
      expect(block.querySelector('img')).toBeNull()
    },
  )

  test('shows markup that a call gives as the text it is', async () => {
    const { block, titles } = await alive([answerOf([{ ...post(1), title: '<img src=x>' }], 1)])
    expect(titles()).toEqual(['<img src=x>'])
    expect(block.querySelector('img')).toBeNull()
  })

  test('as a table gets a column with the first page that has something for it', async () => {
    const bare = { ...post(1), summary: '', author: '', adviser_no: '' }
    const { block, columns } = await alive([answerOf([bare], 3), said([2], 3)], { type: 'table' })
    expect(columns()).toEqual(['标题', '时间'])
    await watching?.(true)
    expect(columns()).toEqual(['标题', '说明', '时间'])
    const rows = [...block.querySelectorAll('tbody tr')]
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['第 1 篇', '', '2026-11-21 00:00'],
      ['第 2 篇', '说明　示例投顾（登记编号：A01）', '2026-11-21 00:00'],
    ])
  })

  test('keeps the rows that stand when more come', async () => {
    const { block } = await alive([said([1, 2], 3), said([3], 3)])
    const first = block.querySelector('li')
    await watching?.(true)
    expect(block.querySelector('li')).toBe(first)
  })

  test('ended, watches and shows nothing more', async () => {
    const { stop, titles } = await alive([said([1, 2], 9), said([3, 4], 9)])
    const near = watching
    stop?.()
    expect(watching).toBeUndefined()
    await near?.(true)
    expect(titles()).toHaveLength(2)
  })
})

test('the Studio’s canvas goes on after a failure, and to the next page, as a page does', async () => {
  const host = createTestHost()
  for (const reply of [refused(0, '操作失败'), said([1, 2], 3), said([3], 3)]) {
    host.ask.mockResolvedValueOnce(reply)
  }
  const block = { name: 'list', id: 'one', value: { ...base }, common: {}, children: [] }
  const { element, takeDown } = await drawByReact(list, block, host)
  const status = element.querySelector('[role=status]')
  await act(async () => element.querySelector<HTMLElement>('[data-end] button')?.click())
  expect(status?.textContent).toBe('已显示 2 条，共 3 条')
  await act(async () => watching?.(true))
  expect(status?.textContent).toBe('已显示 3 条，共 3 条')
  takeDown()
})
