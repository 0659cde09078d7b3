import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the 1000 ms after a press rest, and not one more', () => {
  const onChange = vi.fn()
  createThrottle(onChange).press()
  expect(onChange.mock.calls).toEqual([[true]])
  vi.advanceTimersByTime(999)
  expect(onChange.mock.calls).toEqual([[true]])
  vi.advanceTimersByTime(1)
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('further presses do not make it longer', () => {
  const onChange = vi.fn()
  const throttle = createThrottle(onChange)
  throttle.press()
  vi.advanceTimersByTime(900)
  throttle.press()
  vi.advanceTimersByTime(100)
  expect(onChange).toHaveBeenLastCalledWith(false)
  throttle.press()
  expect(onChange).toHaveBeenLastCalledWith(true)
})

test('nothing is left behind when it stops', () => {
  const throttle = createThrottle(() => undefined)
  throttle.press()
  throttle.stop()
  expect(vi.getTimerCount()).toBe(0)
})
