// @vitest-environment jsdom
import type { Host } from '@yingzao/renderer'
import { drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countdown } from './countdown'
import { prime } from './prime'
import type { CountdownProps } from './props'

const NOW = Date.UTC(2026, 10, 21)
const LEFT = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000

const base: CountdownProps = { type: 3, name: '距报名结束', endTime: NOW + LEFT, character: ':' }

const drawn = (props: CountdownProps) => drawBlock(countdown, props)

function host() {
  const report = vi.fn<Host['report']>()
  return { now: () => Date.now(), run: async () => undefined, toast: () => undefined, report }
}

const wake = (island: HTMLElement, at: Host) => wakeBlock(island, countdown, at)
const digits = (island: HTMLElement) => [...island.querySelectorAll('b')].map((b) => b.textContent).join(' ')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('countdown', () => {
  test('the stored page knows no time: the digits are left open', () => {
    expect(digits(drawn(base))).toBe('-- -- -- --')
  })

  test('is right before React is there', () => {
    const island = drawn(base)
    prime(island, NOW)
    expect(digits(island)).toBe('02 03 04 05')
  })

  test.each([1, 2, 3, 4, 5] as const)(
    'layout %i wakes to what the boot had written, without a mismatch',
    async (type) => {
      const island = drawn({ ...base, type })
      prime(island, NOW)
      const before = island.textContent
      const at = host()
      await wake(island, at)
      expect(at.report).not.toHaveBeenCalled()
      expect(island.textContent).toBe(before)
    },
  )

  test('ticks once a second and stops at 00', async () => {
    const island = drawn({ ...base, endTime: NOW + 2000 })
    await wake(island, host())
    await act(() => vi.advanceTimersByTime(1000))
    expect(digits(island)).toBe('00 00 00 01')
    await act(() => vi.advanceTimersByTime(5000))
    expect(digits(island)).toBe('00 00 00 00')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('goes by the host, not by the phone', async () => {
    const island = drawn(base)
    await wake(island, { ...host(), now: () => NOW + LEFT - 9000 })
    expect(digits(island)).toBe('00 00 00 09')
  })

  test('is right the moment a tab that slept is looked at again', async () => {
    let now = NOW
    const island = drawn(base)
    await wake(island, { ...host(), now: () => now })
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
})
