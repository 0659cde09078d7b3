import { type Part, partLeft } from './remaining'

/** Writes the right digits into a countdown that the server drew, before React is there. */
export function prime(island: HTMLElement, now: number): void {
  const timer = island.querySelector<HTMLElement>('[data-end]')
  for (const part of timer ? timer.querySelectorAll<HTMLElement>('[data-part]') : []) {
    const text = partLeft(part.dataset.part as Part, Number(timer?.dataset.end), now)
    if (part.textContent !== text) part.textContent = text
  }
}
