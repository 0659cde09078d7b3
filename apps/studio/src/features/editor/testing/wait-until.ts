import { vi } from 'vitest'

/**
 * Waits until `check` stops throwing, for what happens by itself: a response, the end of an animation. Meanwhile React
 * renders as in a browser, and does not demand an `act` around what no test has done.
 */
export async function waitUntil(check: () => void): Promise<void> {
  setActing(false)
  try {
    await vi.waitFor(check, { timeout: 20_000 })
  } finally {
    setActing(true)
  }
}

function setActing(isActing: boolean): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })
}
