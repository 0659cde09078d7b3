// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { noticeTicker } from './notice-ticker'
import { type NoticeTickerProps, noticeTickerSpec } from './props'

describeBlock({ spec: noticeTickerSpec, view: noticeTicker, examples })

const base: NoticeTickerProps = {
  id: '',
  type: 1,
  list: ['甲', '乙', '丙'].map((text) => ({ avatar: `/assets/${text}.jpg`, text })),
}

const drawn = (props: Partial<NoticeTickerProps> = {}) => drawBlock(noticeTicker, { ...base, ...props })
const now = (island: HTMLElement) =>
  island.querySelector('.yz-ticker__row--now .yz-ticker__text')?.textContent
const gone = (island: HTMLElement) =>
  island.querySelector('.yz-ticker__row--gone .yz-ticker__text')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('noticeTicker', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function awake(props: Partial<NoticeTickerProps> = {}): Promise<HTMLElement> {
    const island = drawn(props)
    await wakeBlock(island, noticeTicker)
    return island
  }

  test('steps to the next notice every 4000 ms, and round', async () => {
    const island = await awake()
    await pass(3999)
    expect([now(island), gone(island)]).toEqual(['甲', undefined])
    await pass(1)
    expect([now(island), gone(island)]).toEqual(['乙', '甲'])
    await pass(8000)
    expect([now(island), gone(island)]).toEqual(['甲', '丙'])
  })

  test('stands still in a hidden tab', async () => {
    const island = await awake()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(20_000)
    expect(now(island)).toBe('甲')
  })

  test('stands still for those who want less motion', async () => {
    const island = await awake()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await pass(20_000)
    expect(now(island)).toBe('甲')
  })

  test('waits while a finger or a mouse is on it', async () => {
    const island = await awake()
    const box = island.querySelector('section')
    const point = (type: string) => act(() => box?.dispatchEvent(new Event(type, { bubbles: true })))
    await point('pointerover')
    await pass(8000)
    expect(now(island)).toBe('甲')
    await point('pointerout')
    await pass(4000)
    expect(now(island)).toBe('乙')
  })

  test('shows the default avatar when a picture does not come', async () => {
    const island = await awake()
    await act(() => island.querySelector('img')?.dispatchEvent(new Event('error')))
    const avatars = [...island.querySelectorAll('.yz-ticker__avatar')]
    expect(avatars.map((avatar) => avatar.querySelector('img') !== null)).toEqual([false, true, true])
  })

  test('sees on waking that a picture has already failed', async () => {
    const island = drawn()
    island.querySelector('img')?.setAttribute('src', '/assets/gone.jpg')
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    await wakeBlock(island, noticeTicker)
    expect(island.querySelectorAll('img').length).toBe(2)
  })

  test('is a silent region with a name', () => {
    const region = drawn().querySelector('section')
    expect(region?.getAttribute('aria-label')).toBe('最新动态')
    expect(region?.querySelector('ul')?.getAttribute('aria-live')).toBe('off')
  })

  test('passes over notices that say nothing, and one alone needs no script', () => {
    const island = drawn({ list: [...base.list.slice(0, 1), { avatar: '/assets/a.jpg', text: ' ' }] })
    expect(island.querySelectorAll('li').length).toBe(1)
    expect(island.dataset.island).toBeUndefined()
  })

  describe('with the number of a set', () => {
    async function answered(reply: object) {
      const host = createTestHost()
      host.ask.mockResolvedValue(reply)
      const island = drawn({ id: 'vu-etf', list: [] })
      await wakeBlock(island, noticeTicker, host)
      return { host, island }
    }
    const said = (texts: string[]) => ({
      code: 1,
      msg: 'success',
      response: { list: texts.map((text) => ({ avatar: `/assets/${text}.jpg`, text })), interval: 4000 },
    })

    test('keeps the room of one line for what is to come', () => {
      const island = drawn({ id: 'vu-etf', list: [] })
      expect(island.dataset.island).toBe('visible')
      expect(island.querySelectorAll('.yz-ticker__row--now .yz-ticker__avatar')).toHaveLength(1)
      expect(island.querySelector('.yz-ticker')?.getAttribute('aria-hidden')).toBe('true')
    })

    test('shows its notices and steps through them', async () => {
      const { host, island } = await answered(said(['甲', '乙']))
      expect(host.ask.mock.calls).toEqual([
        ['activityVirtualUserDetail', { id: 'vu-etf', terminal_type: 3, is_preview: 1 }],
      ])
      expect(now(island)).toBe('甲')
      // No boot looks at pictures that come later.
      expect(island.querySelector('img')?.getAttribute('src')).toBe('/assets/甲.jpg')
      await pass(4000)
      expect(now(island)).toBe('乙')
    })

    test.each([
      ['that does not exist', { code: 404001, msg: '内容不存在', response: undefined }],
      ['that is empty', said([])],
      ['that says nothing', said([' '])],
    ])('%s is not there', async (_, reply) => {
      expect((await answered(reply)).island.textContent).toBe('')
      expect(document.querySelector('.yz-ticker')).toBeNull()
    })

    test('shows the default avatar instead of an address that no picture may have', async () => {
      const { island } = await answered({
        code: 1,
        msg: 'success',
        response: { list: [{ avatar: 'javascript:alert(1)', text: '甲' }], interval: 4000 },
      })
      expect(now(island)).toBe('甲')
      expect(island.querySelector('img')).toBeNull()
    })

    test('is not asked about when the document has notices of its own', async () => {
      const host = createTestHost()
      const island = drawn({ id: 'vu-etf' })
      await wakeBlock(island, noticeTicker, host)
      expect(host.ask).not.toHaveBeenCalled()
      expect(now(island)).toBe('甲')
    })
  })
})
