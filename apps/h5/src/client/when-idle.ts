/** Runs something when the phone has nothing else to do, and after a while in any case. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

/** The same, and not before the page and its first pictures are there. */
export function whenUsable(run: () => void): void {
  const wait = () => whenIdle(run)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
