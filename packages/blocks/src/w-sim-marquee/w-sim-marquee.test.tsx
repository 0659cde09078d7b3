// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wSimMarqueeProps, wSimMarqueeSpec } from './props'
import { wSimMarquee } from './w-sim-marquee'

describeBlock({ spec: wSimMarqueeSpec, view: wSimMarquee, examples, live })

const trade = (id: number) => ({ id: String(id), text: `选手${id} 买入 60****`, player_id: String(id) })
const answerOf = (...ids: number[]) => ({
  code: 1,
  msg: 'success',
  response: { list: ids.map(trade), server_time: 0 },
})
const failure = { code: 500000, msg: '系统繁忙', response: undefined }
const NOTICE = '模拟数据，不代表真实交易，不构成投资建议'

/** Whatever is observed is on the screen. */
class Seen {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: Element) {
    this.tell([{ target, isIntersecting: true }])
  }
  disconnect() {}
}

let stop: (() => void) | undefined
async function begin(...replies: object[]) {
  const page = createTestPage()
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wSimMarquee, wSimMarqueeProps.parse({}))
  stop = live(block, page)
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await pass(0)
  return {
    page,
    block,
    pass,
    place: block.querySelector('[data-part]') as HTMLElement,
    now: () => block.querySelector('.yz-strip__row--now')?.textContent,
    links: () => [...block.querySelectorAll('a')],
  }
}

describe('wSimMarquee', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Seen)
  })
  afterEach(() => {
    stop?.()
    stop = undefined
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('keeps its room until it knows of trades', async () => {
    const { block } = await begin()
    expect(block.querySelectorAll('.yz-strip__room')).toHaveLength(1)
  })

  test.each([
    ['there are no trades', answerOf()],
    ['they do not come', failure],
  ])('where %s there is nothing, not even the room', async (_, reply) => {
    const { place } = await begin(reply)
    expect(place.childElementCount).toBe(0)
  })

  test('a line comes after the other every 4000 ms, then the notice, and round', async () => {
    const { now, pass } = await begin(answerOf(2, 1))
    expect(now()).toBe('选手2 买入 60****')
    await pass(3_999)
    expect(now()).toBe('选手2 买入 60****')
    await pass(1)
    expect(now()).toBe('选手1 买入 60****')
    await pass(4_000)
    expect(now()).toBe(NOTICE)
    await pass(4_000)
    expect(now()).toBe('选手2 买入 60****')
  })

  test('each leads to its portfolio, in the window around a frame', async () => {
    const { links } = await begin(answerOf(2, 1))
    expect(links().map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['/h5-page/simulateTrading/detail?player_id=2', ''],
      ['/h5-page/simulateTrading/detail?player_id=1', ''],
    ])
    stop?.()
    vi.spyOn(window, 'top', 'get').mockReturnValue(null)
    const framed = await begin(answerOf(2))
    expect(framed.links()[0]?.target).toBe('_top')
  })

  test('asks again every 30 s while it is seen; the same trades go on, newer ones begin anew', async () => {
    const { page, now, pass } = await begin(answerOf(2, 1), answerOf(2, 1), answerOf(3, 2, 1))
    await pass(28_000)
    const before = now()
    await pass(2_000)
    expect(page.ask).toHaveBeenCalledTimes(2)
    expect(now()).toBe(before)
    await pass(30_000)
    expect(now()).toBe('选手3 买入 60****')
  })

  test('trades that do not come later leave those that are there; where there were none they come', async () => {
    const { now, pass } = await begin(answerOf(1), failure)
    await pass(32_000)
    expect(now()).toBe('选手1 买入 60****')
    stop?.()
    const empty = await begin(answerOf(), answerOf(5))
    await empty.pass(30_000)
    expect(empty.now()).toBe('选手5 买入 60****')
  })

  test.each([
    ['in a hidden tab', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['for those who want less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    ['while it has the focus', () => document.querySelector('a')?.focus()],
    [
      'while a mouse is on it',
      () => document.querySelector('section')?.dispatchEvent(new Event('pointerenter')),
    ],
  ])('stands still %s', async (_, hold) => {
    const { now, pass } = await begin(answerOf(2, 1))
    hold()
    await pass(8_000)
    expect(now()).toBe('选手2 买入 60****')
  })

  test('nothing of it runs on when the page has gone', async () => {
    await begin(answerOf(2, 1))
    stop?.()
    expect(vi.getTimerCount()).toBe(0)
  })
})
