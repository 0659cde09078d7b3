/** CSS pixels that a finger has to move sideways, which must be twice as far as up or down. */
const LEAST = 50
/** At the very edge of the screen a swipe is the phone's own gesture for going back. */
const EDGE = 24

/**
 * Calls `go` with 1 when a finger swipes to the left, which asks for what comes next, and with -1 when it swipes to the
 * right.
 */
export function onSwipe(root: HTMLElement, go: (by: 1 | -1) => void): void {
  let start: { x: number; y: number } | undefined

  root.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const touch = touches[0]
      const counts =
        touch && touches.length === 1 && !isAtEdge(touch) && !isZoomed() && !isTaken(target as Element, root)
      start = counts ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    { passive: true },
  )
  root.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0]
    if (!start || !end) return
    const x = end.clientX - start.x
    const y = end.clientY - start.y
    start = undefined
    if (Math.abs(x) >= LEAST && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1)
  })
  root.addEventListener('touchcancel', () => {
    start = undefined
  })
}

function isAtEdge({ clientX }: Touch): boolean {
  return clientX < EDGE || clientX > document.documentElement.clientWidth - EDGE
}

/** Visitors who have zoomed in are panning around the page. */
function isZoomed(): boolean {
  return (document.defaultView?.visualViewport?.scale ?? 1) > 1
}

/** Whether something inside uses swipes itself: a carousel, a field, a dialog, other tabs. */
function isTaken(target: Element, root: Element): boolean {
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    if (element.matches('input,textarea,select,dialog,.yz-tabs') || scrollsSideways(element)) return true
  }
  return false
}

function scrollsSideways(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
}
