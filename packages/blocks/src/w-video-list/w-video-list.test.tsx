// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type WVideoListProps, wVideoListSpec } from './props'
import { wVideoList } from './w-video-list'

describeBlock({ spec: wVideoListSpec, view: wVideoList, examples, live })

const base: WVideoListProps = {
  title: '',
  category: '',
  show_categories: false,
  page_size: 2,
  is_endless: false,
  all_path: '',
  detail_path: '',
}

const video = (name: string, more: object = {}) => ({
  video_id: name,
  name,
  title: `课 ${name}`,
  cover: '',
  duration: 200,
  category_title: '入门',
  is_locked: false,
  lock: '',
  progress: 0,
  is_watched: false,
  ...more,
})
const categories = [
  { category: 'a', title: '入门', count: 1 },
  { category: 'b', title: '方法', count: 1 },
]
const answerOf = (list: object[], total = list.length) => ({
  code: 1,
  msg: 'success',
  response: { list, total, page: 1, page_size: 2, categories },
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** What is waiting to come near the screen, and is told when it has. */
const near = new Set<() => void>()
let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
  near.clear()
  vi.unstubAllGlobals()
})

interface Begun extends Partial<WVideoListProps> {
  isLoggedIn?: boolean
  /** What the phone has kept of lessons. */
  kept?: string
}

async function begin(replies: object[], { isLoggedIn = false, kept = '', ...props }: Begun = {}) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly come: () => void
      constructor(told: (entries: object[]) => void) {
        this.come = () => told([{ isIntersecting: true }])
      }
      observe() {
        near.add(this.come)
      }
      disconnect() {
        near.delete(this.come)
      }
    },
  )
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  if (kept !== '') page.lasting.set('/lessons', kept)
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wVideoList, { ...base, ...props })
  document.body.append(block)
  stop = live(block, page)
  await settled()
  return {
    page,
    block,
    asked: () => page.ask.mock.calls.map(([, payload]) => payload),
    links: () => [...block.querySelectorAll<HTMLAnchorElement>('ul a')],
    names: () => [...block.querySelectorAll('ul .yz-videos__name')].map(({ textContent }) => textContent),
    end: () => block.querySelector('[data-end]')?.textContent,
    async tap(selector: string) {
      block.querySelector<HTMLElement>(selector)?.click()
      await settled()
    },
    async comeToTheEnd() {
      for (const come of [...near]) come()
      await settled()
    },
  }
}

describe('wVideoList', () => {
  test('keeps the room of as many lessons as come first', () => {
    const block = drawBlock(wVideoList, base)
    expect(block.querySelectorAll('.yz-videos__waiting p')).toHaveLength(2)
    expect(block.querySelector('.yz-videos')?.getAttribute('aria-busy')).toBe('true')
  })

  test('leads to lessons by their names, also Chinese ones', async () => {
    const { links } = await begin([answerOf([video('K线 一'), video('b')])], { detail_path: '/h5-page/x/' })
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/h5-page/x/K%E7%BA%BF%20%E4%B8%80',
      '/h5-page/x/b',
    ])
  })

  test.each([
    ['login', '需登录'],
    ['buy', '付费'],
    ['join', '专享'],
  ])('says of one that is locked by %s: %s', async (lock, badge) => {
    const { links } = await begin([answerOf([video('a', { is_locked: true, lock })])])
    expect(links()[0]?.querySelector('.yz-videos__badge')?.textContent).toBe(badge)
  })

  test('shows only the first where it is not endless, and waits for nothing', async () => {
    const { names, end, comeToTheEnd, asked } = await begin([answerOf([video('a'), video('b')], 9)])
    await comeToTheEnd()
    expect([names(), end(), asked()]).toEqual([['课 a', '课 b'], '', [{ page_size: 2, page: 1 }]])
  })

  test('goes on as its end comes near, until there is nothing more', async () => {
    const { names, end, comeToTheEnd } = await begin(
      [answerOf([video('a'), video('b')], 3), answerOf([video('c')], 3)],
      { is_endless: true },
    )
    expect(end()).toBe('加载更多')
    await comeToTheEnd()
    expect([names(), end()]).toEqual([['课 a', '课 b', '课 c'], '没有更多了'])
  })

  test('by its button takes the focus to the first that is new', async () => {
    const { links, tap } = await begin([answerOf([video('a'), video('b')], 3), answerOf([video('c')], 3)], {
      is_endless: true,
    })
    await tap('[data-does=more]')
    expect(document.activeElement).toBe(links()[2])
  })

  test('that fails says why, keeps what it has, and goes on where it was', async () => {
    const { block, names, tap, asked } = await begin(
      [
        answerOf([video('a'), video('b')], 3),
        { code: 500000, msg: '系统繁忙', response: undefined },
        answerOf([video('c')], 3),
      ],
      { is_endless: true },
    )
    await tap('[data-does=more]')
    expect(block.querySelector('[role=alert]')?.textContent).toBe('系统繁忙')
    await tap('[data-does=more]')
    expect(names()).toHaveLength(3)
    expect(asked().map((payload) => (payload as { page: number }).page)).toEqual([1, 2, 2])
  })

  test('shows another category from its beginning, and all of them again', async () => {
    const { block, names, tap, asked } = await begin(
      [answerOf([video('a')]), answerOf([video('b')]), answerOf([video('a'), video('b')])],
      { show_categories: true, category: 'a' },
    )
    const tabs = () =>
      [...block.querySelectorAll('[data-tabs] button')].map((tab) => [
        tab.textContent,
        tab.getAttribute('aria-pressed'),
      ])
    expect(tabs()).toEqual([
      ['全部', 'false'],
      ['入门', 'true'],
      ['方法', 'false'],
    ])
    await tap('[data-of=b]')
    expect([names(), tabs()[2]]).toEqual([['课 b'], ['方法', 'true']])
    await tap('[data-of=""]')
    expect(names()).toEqual(['课 a', '课 b'])
    expect(asked()).toEqual([
      { category: 'a', page_size: 2, page: 1 },
      { category: 'b', page_size: 2, page: 1 },
      { page_size: 2, page: 1 },
    ])
  })

  test('an answer that comes late is not shown in another category', async () => {
    let answerLate = (_: object) => undefined as unknown
    const { page, names, tap } = await begin([answerOf([video('all')])], { show_categories: true })
    page.ask.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
    await tap('[data-of=a]')
    page.ask.mockResolvedValueOnce(answerOf([video('b')]))
    await tap('[data-of=b]')
    answerLate(answerOf([video('a')]))
    await settled()
    expect(names()).toEqual(['课 b'])
  })

  describe('how far lessons were seen', () => {
    const kept = JSON.stringify([
      ['a', { at: 50, watched: 0, noted_at: 1 }],
      ['b', { at: 9, watched: 1, noted_at: 1 }],
    ])
    const marks = (links: HTMLElement[]) =>
      links.map((link) => [
        link.querySelector<HTMLElement>('.yz-videos__bar i')?.style.width,
        link.querySelector('.yz-videos__watched')?.textContent,
      ])

    test('says the phone of who is not logged in', async () => {
      const { links } = await begin([answerOf([video('a'), video('b'), video('c')])], { kept })
      expect(marks(links())).toEqual([
        ['25%', undefined],
        [undefined, '已看完'],
        [undefined, undefined],
      ])
    })

    test('says the gateway of who is', async () => {
      const { links } = await begin([answerOf([video('a', { progress: 100 }), video('b')])], {
        kept,
        isLoggedIn: true,
      })
      expect(marks(links())).toEqual([
        ['50%', undefined],
        [undefined, undefined],
      ])
    })

    test('is asked anew after a login', async () => {
      const { page, links } = await begin([answerOf([video('a')])])
      page.isLoggedIn.mockReturnValue(true)
      page.ask.mockResolvedValueOnce(answerOf([video('a', { is_watched: true })]))
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
      expect(marks(links())).toEqual([[undefined, '已看完']])
    })
  })

  test('ended, asks for nothing more', async () => {
    const { page, comeToTheEnd } = await begin([answerOf([video('a'), video('b')], 9)], { is_endless: true })
    stop?.()
    page.isLoggedIn.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await comeToTheEnd()
    expect(page.ask).toHaveBeenCalledTimes(1)
  })
})
