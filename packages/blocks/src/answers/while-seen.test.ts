// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileSeen } from './while-seen'

let onScreen: (isIntersecting: boolean) => void
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        onScreen = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  disconnect.mockClear()
})

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

function start() {
  const run = vi.fn()
  const stop = whileSeen(document.body, 30_000, run)
  return { run, stop }
}

test('runs every so often on the screen', () => {
  const { run, stop } = start()
  onScreen(true)
  vi.advanceTimersByTime(29_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1 + 30_000)
  expect(run).toHaveBeenCalledTimes(2)
  stop()
})

test('does once, when it comes back to the screen, what fell due meanwhile', () => {
  const { run, stop } = start()
  onScreen(false)
  vi.advanceTimersByTime(120_000)
  expect(run).not.toHaveBeenCalled()
  onScreen(true)
  expect(run).toHaveBeenCalledTimes(1)
  stop()
})

test('does nothing in a hidden tab, and makes up for it when that is looked at again', () => {
  const { run, stop } = start()
  onScreen(true)
  hide(true)
  vi.advanceTimersByTime(120_000)
  expect(run).not.toHaveBeenCalled()
  hide(false)
  expect(run).toHaveBeenCalledTimes(1)
  stop()
})

test('leaves nothing behind when it stops', () => {
  const { run, stop } = start()
  onScreen(true)
  stop()
  hide(false)
  expect([vi.getTimerCount(), disconnect.mock.calls.length, run.mock.calls.length]).toEqual([0, 1, 0])
})
