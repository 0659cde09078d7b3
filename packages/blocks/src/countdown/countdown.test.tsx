// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countdown } from './countdown'
import { examples } from './examples'
import { live } from './live'
import { type CountdownProps, countdownSpec } from './props'

describeBlock({ spec: countdownSpec, view: countdown, examples, live })

const NOW = Date.UTC(2026, 10, 21)
const LEFT = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000

const base: CountdownProps = { type: 3, name: '距报名结束', endTime: NOW + LEFT, character: ':' }

const drawn = (props: CountdownProps) => drawBlock(countdown, props)

/** Renders one and makes it live in a page; `pass` advances the clock. */
function begin(props: CountdownProps) {
  let now = NOW
  const block = drawn(props)
  const page = createTestPage({ now: () => now })
  live(block, page)
  const pass = (ms: number) => {
    now += ms
    page.tick()
  }
  return { block, pass }
}
const digits = (island: HTMLElement) => [...island.querySelectorAll('b')].map((b) => b.textContent).join(' ')

describe('countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('the stored page knows no time: the digits are left open', () => {
    expect(digits(drawn(base))).toBe('-- -- -- --')
  })

  test('is right as soon as the page is there', () => {
    expect(digits(begin(base).block)).toBe('02 03 04 05')
  })

  test('ticks to 00 and stays there', () => {
    const { block, pass } = begin({ ...base, endTime: NOW + 2000 })
    pass(1000)
    expect(digits(block)).toBe('00 00 00 01')
    pass(5000)
    expect(digits(block)).toBe('00 00 00 00')
  })

  test('goes on when its page learns that its clock was a day ahead', () => {
    const { block, pass } = begin(base)
    pass(3 * 86_400_000)
    expect(digits(block)).toBe('00 00 00 00')
    pass(-3 * 86_400_000)
    expect(digits(block)).toBe('02 03 04 05')
  })

  test('type 3 puts the separator between hours, minutes and seconds', () => {
    expect(begin({ ...base, character: '-' }).block.textContent).toContain('02天03-04-05')
  })

  test('says its end to those who cannot see the digits', () => {
    expect(drawn(base).querySelector('[role=timer]')?.getAttribute('aria-label')).toMatch(
      /^距报名结束 截止 2026-11-23 11:04$/,
    )
  })

  test('type 4 turns the cards that change, and none at first', () => {
    const { block, pass } = begin({ ...base, type: 4 })
    const turned = () => [...block.querySelectorAll<HTMLElement>('[data-was]')]
    expect(turned()).toEqual([])
    pass(5000)
    const [minutes] = turned()
    pass(1000)
    expect(digits(block)).toBe('02 03 03 59')
    expect(turned().map((card) => card.dataset.was)).toEqual(['04', '00'])
    // A part that has not changed keeps its element, so that it does not flip again.
    expect(turned()[0]?.textContent).toBe('03')
    expect(minutes?.isConnected).toBe(false)
  })

  test('type 5 is a whole sentence without a name too', () => {
    expect(drawn({ ...base, type: 5, name: '' }).textContent).toMatch(/^还剩--天/)
  })
})
