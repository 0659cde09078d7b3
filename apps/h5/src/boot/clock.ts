import type { Boot } from './boot'

/**
 * The server's clock on the phone. The page's response says when it was sent (`Server-Timing: now`), unless caches keep
 * it; browsers expose it to scripts only in a secure context. Elsewhere the main chunk asks once a page needs the time,
 * and calls `setNow`; until then it is the phone's. From then on it follows the phone's wall clock, which keeps running
 * while a tab sleeps.
 */
export function createClock(): Pick<Boot, 'now' | 'setNow' | 'knowsTime'> {
  const told = serverTimeOfResponse()
  let offset = told || 0
  return {
    knowsTime: told != null,
    now: () => Date.now() + offset,
    setNow: (serverNow) => {
      offset = serverNow - Date.now()
    },
  }
}

function serverTimeOfResponse(): number | undefined {
  for (const page of performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]) {
    for (const { name, duration } of page.serverTiming || []) {
      if (name === 'now') return duration - page.responseStart + performance.now() - Date.now()
    }
  }
  return undefined
}
