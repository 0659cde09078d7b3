// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { marquee } from './marquee'
import { type MarqueeProps, marqueeSpec } from './props'

describeBlock({ spec: marqueeSpec, view: marquee, examples, live })

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

  function begin(): HTMLElement {
    const block = drawBlock(marquee, base)
    live(block)
    return block
  }

  const pass = (ms: number) => vi.advanceTimersByTime(ms)
  const runs = (block: HTMLElement) => block.querySelector('.yz-marquee__box--runs') !== null
  const row = (block: HTMLElement) => block.querySelector<HTMLElement>('.yz-marquee__row')

  test('runs when its text is wider than its box, 1000 ms after it has come near', () => {
    const block = begin()
    pass(999)
    expect(runs(block)).toBe(false)
    pass(1)
    expect(runs(block)).toBe(true)
  })

  test('stands when its text fits to the pixel', () => {
    textWidth = boxWidth
    const block = begin()
    pass(1000)
    expect(runs(block)).toBe(false)
  })

  test('looks again when its box changes', () => {
    const block = begin()
    pass(1000)
    boxWidth = 800
    resized()
    expect(runs(block)).toBe(false)
    expect(block.textContent).toBe(base.content)
  })

  test('runs on a browser that cannot watch boxes', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const block = begin()
    pass(1000)
    expect(runs(block)).toBe(true)
  })

  test('is read out once, however often it is seen', () => {
    const block = begin()
    pass(1000)
    expect(block.textContent).toBe(base.content + base.content)
    const copies = [...block.querySelectorAll('.yz-marquee__text')]
    expect(copies.map((copy) => copy.getAttribute('aria-hidden'))).toEqual([null, 'true'])
  })

  test('rests while a finger is on it', () => {
    const block = begin()
    const box = block.querySelector('.yz-marquee__box')
    const touch = (type: string) => box?.dispatchEvent(new Event(type, { bubbles: true }))
    touch('touchstart')
    expect(box?.classList).toContain('yz-marquee__box--held')
    touch('touchend')
    expect(box?.classList).not.toContain('yz-marquee__box--held')
    touch('touchstart')
    touch('touchcancel')
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
