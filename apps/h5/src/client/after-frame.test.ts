import { afterEach, expect, test, vi } from 'vitest'
import { afterFrame } from './after-frame'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what comes after a frame begins when that was drawn, and not while it is', async () => {
  vi.useFakeTimers()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  const begun = vi.fn()
  void afterFrame().then(begun)
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).not.toHaveBeenCalled()
  for (const run of frames) run()
  await Promise.resolve()
  expect(begun).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toHaveBeenCalledOnce()
})
