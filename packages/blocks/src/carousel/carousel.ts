import { wantsLessMotion } from '../motion/wants-less-motion'
import type { Layout } from './slides'

/** From a visitor's last movement until the next slide comes by itself (SPEC.md section 4). */
const RESUME_MS = 3000

/** After this long without a scroll event the track has come to rest; `scrollend` is newer than our oldest browsers. */
const SETTLE_MS = 150

export interface CarouselOptions extends Layout {
  /**
   * Number of positions where the row comes to rest, without the copies of the first slides that end the track when
   * `loop` is set.
   */
  stops: number
  loop: boolean
  /** 0: nothing moves by itself. */
  intervalMs: number
  /** Called with the stop that has been reached, from 0. */
  onMove: (index: number) => void
}

export interface Carousel {
  /** Moves one slide forward or back, as a visitor's tap asks. */
  step(by: 1 | -1): void
  goTo(index: number): void
  stop(): void
}

/**
 * Moves a row of slides that the browser already scrolls and snaps: step by step, by itself, and in a loop. It pauses
 * while a finger or the keyboard focus is on it, in a hidden tab, and for those who want less motion.
 */
export function startCarousel(root: HTMLElement, track: HTMLElement, options: CarouselOptions): Carousel {
  const { stops, shown, spacing, loop, intervalMs, onMove } = options
  let target = position()
  /** The motion under way is our own, so it does not count as a visitor's. */
  let isOwn = false
  let isTouched = false
  let isFocused = false
  let settling: ReturnType<typeof setTimeout>
  let next: ReturnType<typeof setTimeout>

  /** Pixels from one slide to the next. */
  function stride(): number {
    return (track.clientWidth - spacing) / shown || 1
  }

  /** The end of a row may be half a slide further, and browsers come to rest a fraction of a pixel short of it. */
  function position(): number {
    return Math.round(track.scrollLeft / stride() + 0.01)
  }

  function advanceIn(delayMs: number): void {
    clearTimeout(next)
    if (intervalMs > 0 && !isTouched && !isFocused) next = setTimeout(advance, delayMs)
  }

  function advance(): void {
    advanceIn(intervalMs)
    if (document.hidden || wantsLessMotion()) return
    isOwn = true
    move(1)
  }

  function move(by: 1 | -1): void {
    if (loop && by === 1 && target >= stops) jumpTo(0)
    if (loop && by === -1 && target <= 0) jumpTo(stops)
    scrollTo(target + by)
  }

  function scrollTo(index: number): void {
    target = Math.max(0, Math.min(index, loop ? stops : stops - 1))
    track.scrollTo({ left: target * stride(), behavior: wantsLessMotion() ? 'auto' : 'smooth' })
    settleSoon()
  }

  /** From the first slide to its copy at the end or back: the picture stays the same. */
  function jumpTo(index: number): void {
    isOwn = true
    target = index
    track.scrollLeft = index * stride()
  }

  function settleSoon(): void {
    clearTimeout(settling)
    settling = setTimeout(settle, SETTLE_MS)
  }

  function settle(): void {
    if (isTouched) return
    if (!isOwn) advanceIn(RESUME_MS)
    isOwn = false
    target = position()
    if (target >= stops) jumpTo(0)
  }

  function rest(): void {
    isOwn = false
    clearTimeout(next)
  }

  const listeners: Record<string, (event: Event) => void> = {
    scroll() {
      onMove(position() % stops)
      if (!isOwn) rest()
      settleSoon()
    },
    touchstart() {
      isTouched = true
      rest()
    },
    touchend: letGo,
    touchcancel: letGo,
    focusin({ target: element }) {
      isFocused = isKeyboardFocus(element as Element)
      if (isFocused) rest()
    },
    focusout() {
      isFocused = false
      advanceIn(RESUME_MS)
    },
  }

  function letGo(): void {
    isTouched = false
    settleSoon()
  }

  // Captured: scroll events do not bubble up from the track.
  for (const type in listeners) root.addEventListener(type, listeners[type] as EventListener, PASSIVE_CAPTURE)
  onMove(position() % stops)
  advanceIn(intervalMs)

  return {
    step(by) {
      rest()
      move(by)
    },
    goTo(index) {
      rest()
      scrollTo(index)
    },
    stop() {
      for (const type in listeners) root.removeEventListener(type, listeners[type] as EventListener, true)
      clearTimeout(settling)
      clearTimeout(next)
    },
  }
}

const PASSIVE_CAPTURE = { passive: true, capture: true }

/** Returns whether the focus came from a keyboard: a tap leaves it on the button, where nobody is reading. */
function isKeyboardFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible')
  } catch {
    // Before iOS 15.4 the selector is unknown, and a tap does not move the focus there.
    return true
  }
}
