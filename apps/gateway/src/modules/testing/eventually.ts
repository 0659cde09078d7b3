import { vi } from 'vitest'

/** Waits until a check holds: other processes hear of a change a moment after it. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 10_000, interval: 20 })
}
