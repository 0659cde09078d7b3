const FIRST_MS = 1_000
const MOST_MS = 30_000

/** How long to wait before the next try, after this many. */
export const backOff = (tries: number): number => Math.min(MOST_MS, FIRST_MS * 2 ** tries)

/** Waits, but at most until the network is back. Rejects when it is aborted. */
export function lineWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer)
      window.removeEventListener('online', back)
      signal.removeEventListener('abort', gone)
      then()
    }
    const back = end(resolve)
    const gone = end(() => reject(signal.reason))
    const timer = setTimeout(back, ms)
    window.addEventListener('online', back)
    signal.addEventListener('abort', gone)
    if (signal.aborted) gone()
  })
}
