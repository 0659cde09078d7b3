const SECOND_MS = 1000

/**
 * Writes into `text` how long an order can still be paid, by the gateway's clock: `leftMs` is the time left according
 * to its answer, and the time since then comes from a clock that nobody sets. Calls `onEnd` once, at its end. The
 * returned function stops it.
 */
export function runClock(text: HTMLElement, leftMs: number, onEnd: () => void): () => void {
  const until = performance.now() + leftMs
  const timer = setInterval(tick, SECOND_MS)

  function tick(): void {
    const left = Math.max(0, Math.ceil((until - performance.now()) / SECOND_MS))
    text.textContent = `${two(Math.floor(left / 60))}:${two(left % 60)}`
    if (left > 0) return
    clearInterval(timer)
    onEnd()
  }

  tick()
  return () => clearInterval(timer)
}

const two = (number: number) => String(number).padStart(2, '0')
