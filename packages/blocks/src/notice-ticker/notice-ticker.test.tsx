// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { noticeTicker } from './notice-ticker'
import { type NoticeTickerProps, noticeTickerSpec } from './props'

describeBlock({ spec: noticeTickerSpec, view: noticeTicker, examples, live })

const base: NoticeTickerProps = {
  id: '',
  page_id: '',
  type: 1,
  list: ['甲', '乙', '丙'].map((text) => ({ avatar: `/assets/${text}.jpg`, text })),
}

const drawn = (props: Partial<NoticeTickerProps> = {}) => drawBlock(noticeTicker, { ...base, ...props })
const now = (block: HTMLElement) => block.querySelector('.yz-ticker__row--now .yz-ticker__text')?.textContent
const gone = (block: HTMLElement) =>
  block.querySelector('.yz-ticker__row--gone .yz-ticker__text')?.textContent
const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('noticeTicker', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function running(props: Partial<NoticeTickerProps> = {}): HTMLElement {
    const block = drawn(props)
    live(block, createTestPage())
    return block
  }

  test('steps to the next notice every 4000 ms, and round', () => {
    const block = running()
    pass(3999)
    expect([now(block), gone(block)]).toEqual(['甲', undefined])
    pass(1)
    expect([now(block), gone(block)]).toEqual(['乙', '甲'])
    pass(8000)
    expect([now(block), gone(block)]).toEqual(['甲', '丙'])
  })

  test('stands still in a hidden tab', () => {
    const block = running()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    pass(20_000)
    expect(now(block)).toBe('甲')
  })

  test('stands still for those who want less motion', () => {
    const block = running()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    pass(20_000)
    expect(now(block)).toBe('甲')
  })

  test('waits while a finger or a mouse is on it', () => {
    const block = running()
    const box = block.querySelector('section')
    const point = (type: string) => box?.dispatchEvent(new Event(type))
    point('pointerenter')
    pass(8000)
    expect(now(block)).toBe('甲')
    point('pointerleave')
    pass(4000)
    expect(now(block)).toBe('乙')
  })

  test('shows the default avatar when a picture does not come', () => {
    const block = running()
    block.querySelector('img')?.dispatchEvent(new Event('error'))
    const avatars = [...block.querySelectorAll('.yz-ticker__avatar')]
    expect(avatars.map((avatar) => avatar.querySelector('img') !== null)).toEqual([false, true, true])
  })

  test('sees at its start that a picture has already failed', () => {
    const block = drawn()
    delete block.querySelector('img')?.dataset.src
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    live(block, createTestPage())
    expect(block.querySelectorAll('img').length).toBe(2)
  })

  test('is a silent region with a name', () => {
    const region = drawn().querySelector('section')
    expect(region?.getAttribute('aria-label')).toBe('最新动态')
    expect(region?.querySelector('ul')?.getAttribute('aria-live')).toBe('off')
  })

  test('passes over notices that say nothing, and one alone needs no script', () => {
    const block = drawn({ list: [...base.list.slice(0, 1), { avatar: '/assets/a.jpg', text: ' ' }] })
    expect(block.querySelectorAll('li').length).toBe(1)
    expect(block.dataset.live).toBeUndefined()
  })

  describe('with the number of a sale page', () => {
    const NOW = Date.UTC(2026, 10, 21)
    const payer = (nick_name: string, agoMs: number) => ({
      nick_name,
      product_name: '指数课',
      paid_at: NOW - agoMs,
    })
    async function paid(list: object[], props: Partial<NoticeTickerProps> = {}) {
      const page = createTestPage({ now: () => NOW })
      page.ask.mockResolvedValue({ code: 1, msg: 'success', response: { list, total: list.length } })
      const block = drawn({ page_id: '1', list: [], ...props })
      const stop = live(block, page)
      await vi.waitFor(() => expect(block.querySelector('[data-payers]')).toBeNull())
      return { page, block, stop }
    }

    test('shows who has paid, and how long ago', async () => {
      const minute = 60_000
      const { page, block, stop } = await paid([
        payer('张**', -5),
        payer('李**', 59 * minute),
        payer('王**', 23 * 60 * minute),
        payer('用户***', 49 * 60 * minute),
      ])
      expect(page.ask.mock.calls).toEqual([['payTop', { page_id: '1' }]])
      expect([...block.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
        '张** 刚刚购买了指数课',
        '李** 59 分钟前购买了指数课',
        '王** 23 小时前购买了指数课',
        '用户*** 2 天前购买了指数课',
      ])
      stop?.()
      expect(vi.getTimerCount()).toBe(0)
    })

    test('is not there while nobody has paid', async () => {
      expect((await paid([])).block.textContent).toBe('')
    })

    test('asks for no set beside them, and for nobody where the document has notices', async () => {
      const { page } = await paid([payer('张**', 0)], { id: 'vu-etf' })
      expect(page.ask.mock.calls).toEqual([['payTop', { page_id: '1' }]])
      const other = createTestPage()
      live(drawn({ page_id: '1' }), other)
      expect(other.ask).not.toHaveBeenCalled()
    })
  })

  describe('with the number of a set', () => {
    async function answered(reply: object) {
      const page = createTestPage()
      page.ask.mockResolvedValue(reply)
      const block = drawn({ id: 'vu-etf', list: [] })
      const stop = live(block, page)
      await vi.waitFor(() => expect(block.querySelector('[data-set]')).toBeNull())
      return { page, block, stop }
    }
    const said = (texts: string[]) => ({
      code: 1,
      msg: 'success',
      response: { list: texts.map((text) => ({ avatar: `/assets/${text}.jpg`, text })), interval: 4000 },
    })

    test('keeps the room of one line for what is to come', () => {
      const block = drawn({ id: 'vu-etf', list: [] })
      expect(block.dataset.live).toBe('near')
      expect(block.querySelectorAll('.yz-ticker__row--now .yz-ticker__avatar')).toHaveLength(1)
      expect(block.querySelector('.yz-ticker')?.getAttribute('aria-hidden')).toBe('true')
    })

    test('shows its notices and steps through them', async () => {
      const { page, block, stop } = await answered(said(['甲', '乙']))
      expect(page.ask.mock.calls).toEqual([
        ['activityVirtualUserDetail', { id: 'vu-etf', terminal_type: 3, is_preview: 1 }],
      ])
      expect(now(block)).toBe('甲')
      // The boot does not look at pictures that come later.
      expect(block.querySelector('img')?.getAttribute('src')).toBe('/assets/甲.jpg')
      pass(4000)
      expect(now(block)).toBe('乙')
      stop?.()
      expect(vi.getTimerCount()).toBe(0)
    })

    test.each([
      ['that does not exist', { code: 404001, msg: '内容不存在', response: undefined }],
      ['that is empty', said([])],
      ['that says nothing', said([' '])],
    ])('%s is not there', async (_, reply) => {
      expect((await answered(reply)).block.textContent).toBe('')
      expect(document.querySelector('.yz-ticker')).toBeNull()
    })

    test('shows the default avatar instead of an address that no picture may have', async () => {
      const { block } = await answered({
        code: 1,
        msg: 'success',
        response: { list: [{ avatar: 'javascript:alert(1)', text: '甲' }], interval: 4000 },
      })
      expect(now(block)).toBe('甲')
      expect(block.querySelector('img')).toBeNull()
    })

    test('is not asked about when the document has notices of its own', () => {
      const page = createTestPage()
      const block = drawn({ id: 'vu-etf' })
      live(block, page)
      expect(page.ask).not.toHaveBeenCalled()
      expect(now(block)).toBe('甲')
    })
  })
})
