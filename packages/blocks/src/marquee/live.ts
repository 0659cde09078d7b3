import type { Stop } from '@yingzao/renderer'

/** Fonts and layout have settled by then (SPEC.md section 9). */
const CHECK_DELAY_MS = 1000

/**
 * Makes a line run that is wider than its box: checked after 1000 ms, and again whenever the box changes. It pauses
 * while a finger is on it.
 */
export function live(block: HTMLElement): Stop | undefined {
  const box = block.querySelector<HTMLElement>('.yz-marquee__box')
  const text = block.querySelector<HTMLElement>('.yz-marquee__text')
  if (!box || !text) return undefined
  const check = () => run(box, text, text.offsetWidth > box.clientWidth)
  // Safari has it from 13.1; before that, a rotated phone keeps the result of the first check.
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(check) : undefined
  const timer = setTimeout(() => {
    check()
    observer?.observe(box)
  }, CHECK_DELAY_MS)
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    box.addEventListener(type, () => box.classList.toggle('yz-marquee__box--held', type === 'touchstart'), {
      passive: true,
    })
  }
  return () => {
    clearTimeout(timer)
    observer?.disconnect()
  }
}

/** A copy follows close behind the text, so that the line has no gap when it starts again. */
function run(box: HTMLElement, text: HTMLElement, runs: boolean): void {
  const copy = text.nextElementSibling
  box.classList.toggle('yz-marquee__box--runs', runs)
  if (!runs) copy?.remove()
  else if (!copy) {
    const follower = text.cloneNode(true) as HTMLElement
    follower.setAttribute('aria-hidden', 'true')
    text.after(follower)
  }
}
