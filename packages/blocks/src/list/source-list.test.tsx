// @vitest-environment jsdom
import { createTestHost, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { list } from './list'
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
})
const said = (ids: number[], total: number) => ({
  code: 1,
  msg: 'success',
  response: { list: ids.map(post), total, page: 1, page_size: 2 },
})
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
        watching = (isIntersecting) => act(async () => tell([{ isIntersecting }]))
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

async function awake(replies: object[], props: Partial<ListProps> = {}) {
  const host = createTestHost()
  host.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) host.ask.mockResolvedValueOnce(reply)
  const island = drawBlock(list, { ...base, ...props })
  await wakeBlock(island, list, host)
  return {
    host,
    island,
    titles: () => [...island.querySelectorAll('.yz-list__title')].map(({ textContent }) => textContent),
    status: () => island.querySelector('[role=status]')?.textContent,
    tap: () => act(async () => island.querySelector('button')?.click()),
    pagesAsked: () => host.ask.mock.calls.map(([, payload]) => (payload as { page: number }).page),
  }
}

describe('a list that the gateway answers', () => {
  test('keeps room for what is to come', () => {
    const island = drawBlock(list, base)
    expect(island.dataset.island).toBe('wanted')
    expect(island.querySelector('.yz-list')?.getAttribute('aria-busy')).toBe('true')
    expect(island.querySelectorAll('.yz-list__waiting p').length).toBeGreaterThan(0)
  })

  test('asks for its first page with the author’s parameters', async () => {
    const { host, titles, status } = await awake([said([1, 2], 2)])
    expect(host.ask.mock.calls).toEqual([
      ['groupPostList', { group_id: 'g-8001', tag: 'autumn', page: 1, page_size: 2 }],
    ])
    expect(titles()).toEqual(['第 1 篇', '第 2 篇'])
    expect(status()).toBe('已显示 2 条，共 2 条')
  })

  test('names who wrote it with the registration, and when, in the time of Beijing', async () => {
    const { island } = await awake([said([1], 1)])
    expect(island.querySelector('.yz-list__desc')?.textContent).toBe('说明　示例投顾（登记编号：A01）')
    expect(island.querySelector('.yz-list__time')?.textContent).toBe('2026-11-21 00:00')
  })

  test('asks for more when its end is 200 px below the screen, and says when that was all', async () => {
    const { island, titles, status, pagesAsked } = await awake([said([1, 2], 3), said([3], 3)])
    expect(margin).toBe('0px 0px 200px')
    await watching?.(false)
    expect(pagesAsked()).toEqual([1])
    await watching?.(true)
    expect(pagesAsked()).toEqual([1, 2])
    expect(titles()).toEqual(['第 1 篇', '第 2 篇', '第 3 篇'])
    expect(status()).toBe('已显示 3 条，共 3 条')
    expect(island.textContent).toContain('没有更多了')
    expect(watching).toBeUndefined()
  })

  test('asks for one page at a time', async () => {
    const { pagesAsked } = await awake([said([1, 2], 9)])
    const first = watching
    await first?.(true)
    await first?.(true)
    expect(pagesAsked()).toEqual([1, 2])
  })

  test('shows nothing twice when something new has pushed it to the next page', async () => {
    const { titles } = await awake([said([1, 2], 3), said([2, 3], 4)])
    await watching?.(true)
    expect(titles()).toEqual(['第 1 篇', '第 2 篇', '第 3 篇'])
  })

  test('ends with an empty page, whatever the total says', async () => {
    const { island } = await awake([said([1, 2], 9), said([], 9)])
    await watching?.(true)
    expect(island.textContent).toContain('没有更多了')
  })

  test('without anything says so', async () => {
    const { island } = await awake([said([], 0)])
    expect(island.querySelector('.yz-list__empty')?.textContent).toBe('暂无数据')
  })

  test('that fails says why, keeps what it has, and goes on where it was', async () => {
    const { island, titles, tap, pagesAsked } = await awake([
      said([1, 2], 3),
      refused(0, '操作失败，请稍后重试'),
      said([3], 3),
    ])
    await watching?.(true)
    expect(island.querySelector('[role=alert]')?.textContent).toBe('操作失败，请稍后重试')
    expect(titles()).toHaveLength(2)
    expect(watching).toBeUndefined()
    await tap()
    expect(pagesAsked()).toEqual([1, 2, 2])
    expect(titles()).toHaveLength(3)
  })

  test('that wants a login leads to it', async () => {
    const { host, island, tap } = await awake([refused(400003, '登录已失效，请重新登录')])
    expect(island.textContent).toContain('登录后查看')
    await tap()
    expect(host.login).toHaveBeenCalledTimes(1)
  })

  test.each([
    [0, 10],
    [80, 50],
  ])('of %i items a page asks for %i', async (page_size, asked) => {
    const { host } = await awake([said([], 0)], { page_size })
    expect(host.ask.mock.calls[0]?.[1]).toMatchObject({ page_size: asked })
  })

  test('shows the document’s own items where it has any', async () => {
    const own = [{ title: '自己的', desc: '', image: '', time: '' }]
    const island = drawBlock(list, { ...base, list: own })
    expect(island.dataset.island).toBeUndefined()
    expect(island.textContent).toBe('自己的')
  })

  test('loads pictures by itself, because no boot looks at what comes later', async () => {
    const { island } = await awake([said([1], 1)], { type: 'card' })
    expect(island.querySelector('img')?.getAttribute('src')).toBe('/assets/a.jpg')
  })

  test('may be a table', async () => {
    const { island } = await awake([said([1], 1)], { type: 'table' })
    expect(island.querySelectorAll('tbody tr')).toHaveLength(1)
  })
})
