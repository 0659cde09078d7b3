import type { PublishedPages } from '../pages'

/** How old the time in a page's header may be. A countdown shows seconds. */
const RENEW_MS = 100

/** The Server-Timing header that tells a phone the server's time: `now;dur=<milliseconds since 1970>`. */
export function createServerTiming(clock: PublishedPages['clock']): () => string {
  let header = ''
  let renewAt = 0
  return () => {
    const at = performance.now()
    if (at >= renewAt) {
      header = `now;dur=${clock.now()}`
      renewAt = at + RENEW_MS
    }
    return header
  }
}
