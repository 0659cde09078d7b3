import type { Stop } from '@yingzao/renderer'

/** Fonts and layout have settled by then (SPEC.md section 9). */
const CHECK_DELAY_MS = 1000

/**
 * A line that is wider than its box runs: looked at after 1000 ms, and again whenever the box changes. It rests while a
 * finger is on it.
 */
export function live(block: HTMLElement): Stop | undefined {
  const box = block.querySelector<HTMLElement>('.yz-marquee__box')
  const text = block.querySelector<HTMLElement>('.yz-marquee__text')
  if (!box || !text) return undefined
  const check = () => run(box, text, text.offsetWidth > box.clientWidth)
  // Safari has it from 13.1; before that a turned phone keeps what the first look gave.
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
