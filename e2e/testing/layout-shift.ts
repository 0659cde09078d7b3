import type { Page } from 'playwright-core'

/** A digit that replaces another may be a hundredth of a pixel wider: nobody sees that. */
export const UNSEEN_SHIFT = 0.001

/** How much of the page has moved by itself so far; 0 when nothing has. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          resolve(shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // An observer without entries says nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
}
