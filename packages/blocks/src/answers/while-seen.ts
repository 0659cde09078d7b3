import { onSeen } from './on-seen'

/**
 * Calls `run` every `everyMs` while the element is on the screen of a visible tab. What falls due in the meantime is
 * done once, as soon as it is visible again. Returns a function that stops it.
 */
export function whileSeen(element: Element, everyMs: number, run: () => void): () => void {
  let isSeen = false
  let isDue = false

  function runIfSeen(): void {
    if (!isDue || !isSeen) return
    isDue = false
    run()
  }

  const timer = setInterval(() => {
    isDue = true
    runIfSeen()
  }, everyMs)
  const stop = onSeen(element, (seen) => {
    isSeen = seen
    runIfSeen()
  })
  return () => {
    clearInterval(timer)
    stop()
  }
}
