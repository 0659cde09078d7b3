import type { Stop } from '@yingzao/renderer'
import { wantsLessMotion } from './wants-less-motion'

/** How long a row is shown (SPEC.md section 9). */
const STEP_MS = 4000

/**
 * Steps from row to row of the first list in `box`, in a loop, but not in a hidden tab, nor while a finger, a mouse or
 * the focus is in it, nor for those who want less motion. `name` is the prefix of the class names of its parts.
 */
export function stepRows(box: HTMLElement, name: string): Stop {
  const list = box.firstElementChild as Element
  const rows = [...list.children]
  let now = 0
  let isHeld = false

  function step(): void {
    if (document.hidden || isHeld || box.contains(document.activeElement) || wantsLessMotion()) return
    const gone = now
    now = (now + 1) % rows.length
    // Only rows that come by a step are animated.
    list.classList.add(`${name}__list--turns`)
    for (const [index, { classList }] of rows.entries()) {
      classList.toggle(`${name}__row--now`, index === now)
      classList.toggle(`${name}__row--gone`, index === gone)
    }
  }

  if (rows.length < 2) return () => undefined
  box.addEventListener('pointerenter', () => {
    isHeld = true
  })
  box.addEventListener('pointerleave', () => {
    isHeld = false
  })
  const timer = setInterval(step, STEP_MS)
  return () => clearInterval(timer)
}
