// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countdown } from './countdown'
import { examples } from './examples'
import { prime } from './prime'
import { type CountdownProps, countdownSpec } from './props'

describeBlock({ spec: countdownSpec, view: countdown, examples, prime })

const NOW = Date.UTC(2026, 10, 21)
const LEFT = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000

const base: CountdownProps = { type: 3, name: '距报名结束', endTime: NOW + LEFT, character: ':' }

const drawn = (props: CountdownProps) => drawBlock(countdown, props)

const wake = (island: HTMLElement, now?: () => number) =>
  wakeBlock(island, countdown, createTestHost(now && { now }))
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

  test('is right before React is there', () => {
    const island = drawn(base)
    prime(island, NOW)
    expect(digits(island)).toBe('02 03 04 05')
  })

  test('ticks once a second and stops at 00', async () => {
    const island = drawn({ ...base, endTime: NOW + 2000 })
    await wake(island)
    await act(() => vi.advanceTimersByTime(1000))
    expect(digits(island)).toBe('00 00 00 01')
    await act(() => vi.advanceTimersByTime(5000))
    expect(digits(island)).toBe('00 00 00 00')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('goes by the host, not by the phone', async () => {
    const island = drawn(base)
    await wake(island, () => NOW + LEFT - 9000)
    expect(digits(island)).toBe('00 00 00 09')
  })

  test('is right the moment a tab that slept is looked at again', async () => {
    let now = NOW
    const island = drawn(base)
    await wake(island, () => now)
    now = NOW + LEFT + 1
    await act(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(digits(island)).toBe('00 00 00 00')
  })

  test('type 3 puts the separator between hours, minutes and seconds', () => {
    const island = drawn({ ...base, character: '-' })
    prime(island, NOW)
    expect(island.textContent).toContain('02天03-04-05')
  })

  test('says its end to those who cannot see the digits', () => {
    expect(drawn(base).querySelector('[role=timer]')?.getAttribute('aria-label')).toMatch(
      /^距报名结束 截止 2026-11-23 11:04$/,
    )
  })

  test('type 4 turns the cards that change, and none when it wakes', async () => {
    const island = drawn({ ...base, type: 4 })
    prime(island, NOW)
    await wake(island)
    const turned = () =>
      [...island.querySelectorAll<HTMLElement>('[data-was]')].map((card) => card.dataset.was)
    expect(turned()).toEqual([])
    for (const ms of [5000, 1000]) await act(() => vi.advanceTimersByTime(ms))
    expect(digits(island)).toBe('02 03 03 59')
    expect(turned()).toEqual(['04', '00'])
  })

  test('type 5 is a whole sentence without a name too', () => {
    expect(drawn({ ...base, type: 5, name: '' }).textContent).toMatch(/^还剩--天/)
  })
})
