import { vi } from 'vitest'

/**
 * Waits until `check` throws no more, for what comes by itself: an answer, the end of a movement. Meanwhile React draws as in a browser, and
 * does not ask for an `act` around what no test has done.
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
