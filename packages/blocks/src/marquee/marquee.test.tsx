// @vitest-environment jsdom
import { describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { marquee } from './marquee'
import { type MarqueeProps, marqueeSpec } from './props'

describeBlock({ spec: marqueeSpec, view: marquee, examples })

const base: MarqueeProps = { content: '一二三四五六七八九十', speed: 'middle' }

describe('marquee', () => {
  let textWidth: number
  let boxWidth: number
  let resized: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    textWidth = 400
    boxWidth = 300
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => textWidth)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => boxWidth)
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(check: () => void) {
          resized = check
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  async function awake(props: Partial<MarqueeProps> = {}): Promise<HTMLElement> {
    const island = drawBlock(marquee, { ...base, ...props })
    await wakeBlock(island, marquee)
    return island
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const runs = (island: HTMLElement) => island.querySelector('.yz-marquee__box--runs') !== null
  const row = (island: HTMLElement) => island.querySelector<HTMLElement>('.yz-marquee__row')

  test('runs when its text is wider than its box, 1000 ms after it has woken', async () => {
    const island = await awake()
    await pass(999)
    expect(runs(island)).toBe(false)
    await pass(1)
    expect(runs(island)).toBe(true)
  })

  test('stands when its text fits to the pixel', async () => {
    textWidth = boxWidth
    const island = await awake()
    await pass(1000)
    expect(runs(island)).toBe(false)
  })

  test('looks again when its box changes', async () => {
    const island = await awake()
    await pass(1000)
    boxWidth = 800
    await act(() => resized())
    expect(runs(island)).toBe(false)
  })

  test('runs on a browser that cannot watch boxes', async () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const island = await awake()
    await pass(1000)
    expect(runs(island)).toBe(true)
  })

  test('is read out once, however often it is seen', async () => {
    const island = await awake()
    await pass(1000)
    expect(island.textContent).toBe(base.content + base.content)
    const copies = [...island.querySelectorAll('.yz-marquee__text')]
    expect(copies.map((copy) => copy.getAttribute('aria-hidden'))).toEqual([null, 'true'])
  })

  test('rests while a finger is on it', async () => {
    const island = await awake()
    const box = island.querySelector('.yz-marquee__box')
    const touch = (type: string) => act(() => box?.dispatchEvent(new Event(type, { bubbles: true })))
    await touch('touchstart')
    expect(box?.classList).toContain('yz-marquee__box--held')
    await touch('touchend')
    expect(box?.classList).not.toContain('yz-marquee__box--held')
    await touch('touchstart')
    await touch('touchcancel')
    expect(box?.classList).not.toContain('yz-marquee__box--held')
  })

  test.each([
    ['slow', '15s'],
    ['middle', '10s'],
    ['fast', '5s'],
  ] as const)('at %s takes %s for ten characters', (speed, seconds) => {
    expect(row(drawBlock(marquee, { ...base, speed }))?.style.animationDuration).toBe(seconds)
  })

  test('counts an emoji as one character', () => {
    expect(row(drawBlock(marquee, { ...base, content: '🎉好' }))?.style.animationDuration).toBe('2s')
  })

  test('is as wide as it says, in units of the design', () => {
    const drawn = drawBlock(marquee, { ...base, width: 400 }).querySelector('.yz-marquee')
    expect(drawn?.getAttribute('style')).toBe('width:calc(var(--u) * 400)')
  })
})
