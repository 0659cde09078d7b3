// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runClock } from './order-clock'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('counts begun seconds down, ends once, and can be stopped', () => {
  const text = document.createElement('b')
  const onEnd = vi.fn()
  runClock(text, 61_500, onEnd)
  expect(text.textContent).toBe('01:02')
  vi.advanceTimersByTime(60_000)
  expect(text.textContent).toBe('00:02')
  vi.advanceTimersByTime(10_000)
  expect([text.textContent, onEnd.mock.calls.length]).toEqual(['00:00', 1])
  const stop = runClock(text, 5000, onEnd)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('of an order that is over already ends at once', () => {
  const onEnd = vi.fn()
  runClock(document.createElement('b'), -1, onEnd)
  vi.advanceTimersByTime(3000)
  expect(onEnd).toHaveBeenCalledOnce()
})
