/**
 * Calls `run` every `everyMs` while the element is on the screen of a tab that is looked at. What falls due meanwhile
 * is done once, as soon as it is seen again. Gives what ends it.
 */
export function whileSeen(element: Element, everyMs: number, run: () => void): () => void {
  let isOnScreen = false
  let isDue = false

  function runIfSeen(): void {
    if (!isDue || !isOnScreen || document.hidden) return
    isDue = false
    run()
  }

  const timer = setInterval(() => {
    isDue = true
    runIfSeen()
  }, everyMs)
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries[entries.length - 1]?.isIntersecting ?? false
    runIfSeen()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', runIfSeen)
  return () => {
    clearInterval(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', runIfSeen)
  }
}
